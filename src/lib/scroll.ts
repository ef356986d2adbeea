export const prefersReducedMotion = () =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Scrolls to the page's top. It jumps if the visitor prefers reduced motion. */
export function scrollToTop(smoothly = true): void {
  const jumps = !smoothly || prefersReducedMotion();
  window.scrollTo({ top: 0, behavior: jumps ? "auto" : "smooth" });
}
