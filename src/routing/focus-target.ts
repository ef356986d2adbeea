/** Where the focus and the scroll position go with a new address. */
import { focusElement, focusScreen } from "../lib/focus.ts";
import { scrollToTop } from "../lib/scroll.ts";
import { scrollToTarget } from "./target.ts";

/**
 * Scrolls to the element that the address names, and focuses it.
 *
 * @returns whether there is such an element.
 */
export function focusTarget(): boolean {
  const target = scrollToTarget();
  // Focus it after the scroll, which takes the focus away.
  if (target) focusElement(target);
  return target !== null;
}

/** Goes to the element that the address names, else to the screen and its top. */
export function goToAddress(): void {
  if (focusTarget()) return;
  scrollToTop();
  focusScreen();
}
