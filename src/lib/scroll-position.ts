/**
 * Restores the scroll position of a page that is reloaded. Phones reload tabs from the background.
 * The browser itself would restore it before the news have loaded, and also for other screens.
 */
import { readItem, removeItem, writeItems } from "./storage.ts";

/** The `sessionStorage` key. Its value is the page's hash and its scroll position in pixels. */
const KEY = "leftAt";

function storePosition(): void {
  writeItems({ [KEY]: `${window.location.hash} ${window.scrollY}` }, "sessionStorage");
}

function removePosition(): void {
  removeItem(KEY, "sessionStorage");
}

/** Stores the position when the page is hidden or left. A navigation removes it. */
export function watchScrollPosition(): void {
  window.history.scrollRestoration = "manual";
  document.addEventListener("visibilitychange", storePosition);
  window.addEventListener("pagehide", storePosition);
  window.addEventListener("hashchange", removePosition);
}

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

/**
 * Restores the position after a reload or Back. Call it when the whole screen has loaded.
 *
 * @returns whether there was a position.
 */
export function restoreScrollPosition(): boolean {
  const [hash, position] = readItem(KEY, "sessionStorage")?.split(" ") ?? [];
  removePosition();
  // The type is 0 if a link has opened the page. Safari before 15 has only this API for it.
  const isReturn = !!performance.navigation?.type && hash === window.location.hash;
  if (isReturn) window.scrollTo(0, Number(position));
  return isReturn;
}
