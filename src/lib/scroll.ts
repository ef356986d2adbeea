export const prefersReducedMotion = () =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

export function scrollToTop(smoothly = true): void {
  const jumps = !smoothly || prefersReducedMotion();
  window.scrollTo({ top: 0, behavior: jumps ? "auto" : "smooth" });
}

/** For a screen that begins at its top, though the page was reloaded. */
export function beginAtTop(): void {
  // The browser may not have restored the position yet.
  window.history.scrollRestoration = "manual";
  window.scrollTo(0, 0);
}

/**
 * Lets the browser restore the scroll position of a page that is reloaded (phones reload tabs in
 * the background), but not after Back, since each screen starts at its top.
 */
export function controlScrollRestoration(): void {
  const update = ({ type }: Event) => {
    const isLeft = type === "pagehide" || document.hidden;
    window.history.scrollRestoration = isLeft ? "auto" : "manual";
  };
  // Browsers may restore the position until the event is over.
  window.addEventListener("load", (event) => setTimeout(() => update(event)));
  // For a tap on a link before the page has loaded.
  window.addEventListener("click", update, true);
  // A hidden page may be discarded without a further event.
  document.addEventListener("visibilitychange", update);
  window.addEventListener("pagehide", update);
}
