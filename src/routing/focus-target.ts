/** Where the focus and the scroll position go with a new address. */
import { focusElement, focusScreen } from "../lib/focus.ts";
import { scrollToTop } from "../lib/scroll.ts";
import { scrollToTarget, targetLink } from "./target.ts";

/**
 * Scrolls to the element that the address names, and focuses it.
 *
 * @returns whether there is such an element. It may not have loaded yet.
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
  // It jumps if the element is yet to load: a smooth scroll could still run then.
  scrollToTop(targetLink() === null);
  focusScreen();
}
