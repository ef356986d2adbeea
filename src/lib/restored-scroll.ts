/** The scroll position of a tab that is loaded again, as phones do with those in the background. */
import { useEffect, useLayoutEffect } from "react";
import { readItem, removeItem, writeItems } from "./storage.ts";

/**
 * Lets the browser restore the position where the document holds the whole screen. Else it mustn't: every
 * change of route scrolls to the top. It follows the page from now on.
 *
 * @param isWhole whether the document holds the whole screen of the page's address.
 */
export function setScrollRestoration(isWhole: () => boolean): void {
  const set = () => {
    window.history.scrollRestoration = document.hidden && isWhole() ? "auto" : "manual";
  };
  // Each entry of the history has its own, which is set before the page is left or goes to another screen.
  document.addEventListener("visibilitychange", set);
  window.addEventListener("click", set, true);
}

/** The item of the tab's storage with the hash and the position of a screen that was left. */
const LEFT_AT = "leftAt";

const remove = () => removeItem(LEFT_AT, "sessionStorage");

function store() {
  if (document.hidden)
    writeItems({ [LEFT_AT]: `${window.location.hash} ${window.scrollY}` }, "sessionStorage");
  else remove();
}

/**
 * Restores the position of a screen that is still short when the browser would do so.
 *
 * @param hasContent whether all of its content is there.
 */
export function useRestoredScroll(hasContent: boolean): void {
  useLayoutEffect(() => {
    if (!hasContent) return;
    const [hash, position] = readItem(LEFT_AT, "sessionStorage")?.split(" ") ?? [];
    remove();
    // Not where a link has opened the page afresh. Safari before 15 knows nothing newer than this.
    if (performance.navigation?.type && hash === window.location.hash)
      window.scrollTo(0, Number(position));
    document.addEventListener("visibilitychange", store);
    return () => document.removeEventListener("visibilitychange", store);
  }, [hasContent]);
  // A screen that was left begins at its top.
  useEffect(() => remove, []);
}
