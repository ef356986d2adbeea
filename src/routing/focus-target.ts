import { focusElement, focusScreen } from "../lib/focus.ts";
import { scrollToTop } from "../lib/scroll.ts";
import { scrollToTarget } from "./target.ts";

/** Returns whether there is an element that the address names. */
export function focusTarget(): boolean {
  const target = scrollToTarget();
  // Focus it after the scroll, which takes the focus away.
  if (target) focusElement(target);
  return target !== null;
}

export function goToAddress(): void {
  if (focusTarget()) return;
  scrollToTop();
  focusScreen();
}
