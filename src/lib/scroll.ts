import { useSyncExternalStore } from "react";
import { prefersReducedMotion } from "./reduced-motion.ts";

function subscribe(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

/** Whether the page is scrolled to a position, in pixels from its top, that passes the test. */
export function useScrollPosition(test: (position: number) => boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => test(window.scrollY),
    () => test(0),
  );
}

/** Scrolls to the page's top: smoothly, unless the visitor asked for less motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });
}
