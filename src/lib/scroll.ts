export const prefersReducedMotion = () =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

export function scrollToTop(smoothly = true): void {
  const jumps = !smoothly || prefersReducedMotion();
  window.scrollTo({ top: 0, behavior: jumps ? "auto" : "smooth" });
}
