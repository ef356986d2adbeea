/**
 * The scroll position of a page that is loaded again, as phones do with tabs in the background. Browsers would
 * restore it before the news have loaded, and at each change of route, which leads to the top.
 */
import { readItem, removeItem, writeItems } from "./storage.ts";

/** The item of the tab's storage with the hash and the scroll position, in pixels, of the page that was left. */
const KEY = "leftAt";

function store(): void {
  writeItems({ [KEY]: `${window.location.hash} ${window.scrollY}` }, "sessionStorage");
}

function forget(): void {
  removeItem(KEY, "sessionStorage");
}

/** Stores the position whenever the page is hidden or left. Another screen begins at its top. */
export function watchScrollPosition(): void {
  window.history.scrollRestoration = "manual";
  document.addEventListener("visibilitychange", store);
  window.addEventListener("pagehide", store);
  window.addEventListener("hashchange", forget);
}

/** Whether the address has a query, by which a link may name a part of the screen (`linkWith`). */
export const mayNamePart = () => window.location.hash.includes("?");

/**
 * Leads to the part of the screen whose `id` is the address's hash, as the browser itself does where that part is
 * there when the address changes; CSS marks it by `:target`.
 *
 * @returns whether there is one.
 */
export function goToTarget(): boolean {
  const { hash } = window.location;
  if (!mayNamePart() || document.getElementById(hash.slice(1)) === null) return false;
  // The same address: the page isn't loaded again, and the history stays.
  window.location.replace(hash);
  return true;
}

/**
 * Restores the position of a page that was reloaded, or gone back to, once all of its screen is there.
 *
 * @returns whether there was one.
 */
export function restoreScrollPosition(): boolean {
  const [hash, position] = readItem(KEY, "sessionStorage")?.split(" ") ?? [];
  forget();
  // Not where a link has opened the page. Safari before 15 has only this API for it.
  const wasHere = !!performance.navigation?.type && hash === window.location.hash;
  if (wasHere) window.scrollTo(0, Number(position));
  return wasHere;
}
