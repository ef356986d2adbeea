/** The element of a screen that the address names, such as the card of one product. */

/** Whether the address names an element of its screen (`linkWith`). It may not have loaded yet. */
export const namesTarget = () => /\?(product|about|article)=/.test(window.location.hash);

/**
 * Scrolls to the element whose `id` is the address's hash, and makes it the `:target`. The browser
 * does that only for an element that exists when the address changes.
 *
 * @returns whether there is such an element.
 */
export function goToTarget(): boolean {
  const { hash } = window.location;
  if (!namesTarget() || document.getElementById(hash.slice(1)) === null) return false;
  // The address is the same: the page isn't reloaded, and the history doesn't change.
  window.location.replace(hash);
  return true;
}
