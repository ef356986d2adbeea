/** The element of a screen that the address names, such as the card of one product. */
import { encode, pageNumber, parseAddress, queryValue, withPage } from "../lib/address.ts";
import { scrollToTop } from "../lib/scroll.ts";
import { type QueryName, targetNames } from "../screen-table.ts";
import { findScreen } from "./find-screen.ts";

/**
 * The `href` of a link with a value in its query. With one of `targetNames`, it leads to the element
 * whose `id` is this `href` without the `#`: without a script, the browser finds it.
 */
export const linkWith = (path: string, name: QueryName, value: string) =>
  `#${path}?${name}=${encode(value)}`;

/** The `href` of the link to the element that the address names, null if it names none. */
export function targetLink(): string | null {
  const address = parseAddress(window.location.hash);
  const { path } = findScreen(address).row;
  for (const name of targetNames) {
    const value = queryValue(address.query, name);
    if (value === null) continue;
    return withPage(linkWith(path, name, value), pageNumber(address.query));
  }
  return null;
}

/**
 * Scrolls to the element that the address names, and makes it the `:target`. The browser does that
 * only for an element that exists when the address changes, and if nothing follows the link.
 *
 * @returns the element; null if there is none. It may not have loaded yet.
 */
export function scrollToTarget(): HTMLElement | null {
  const link = targetLink();
  if (link === null) return null;
  // First the whole hash: a slug may end with a character that `queryValue` cuts.
  const links = [window.location.hash, link, link.toLowerCase()];
  const found = links.find((each) => document.getElementById(each.slice(1)) !== null);
  if (found === undefined) return null;
  // `replace` adds no entry to the history, and reloads nothing if only the hash changes.
  window.location.replace(found);
  return document.getElementById(found.slice(1));
}

/** Scrolls to the element that the address names, else to the top. */
export function scrollToAddress(): void {
  // It jumps: the browser's scroll to the section of the address would stop a smooth scroll.
  if (!scrollToTarget()) scrollToTop(false);
}
