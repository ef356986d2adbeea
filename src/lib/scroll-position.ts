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

/** Restores the position of a page that was reloaded, or gone back to, once all of its screen is there. */
export function restoreScrollPosition(): void {
  const [hash, position] = readItem(KEY, "sessionStorage")?.split(" ") ?? [];
  forget();
  // Not where a link has opened the page. Safari before 15 has only this API for it.
  if (performance.navigation?.type && hash === window.location.hash)
    window.scrollTo(0, Number(position));
}
