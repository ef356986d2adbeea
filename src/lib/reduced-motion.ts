import { useSyncExternalStore } from "react";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void) {
  const list = window.matchMedia(REDUCED_MOTION);
  // Safari before 14 knows this name alone, and others go on knowing it.
  list.addListener(onChange);
  return () => list.removeListener(onChange);
}

/** Whether the visitor asked the device for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches;
}

/** As `prefersReducedMotion`, and the component renders again when the wish changes. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}
