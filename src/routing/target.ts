/** The element of a screen that the address names: the card of one product. */
import { encode, parseAddress, queryValue } from "../lib/address.ts";
import { scrollToTop } from "../lib/scroll.ts";
import type { QueryName } from "../screen-table.ts";
import { findScreen } from "./find-screen.ts";

/**
 * The `href` of a link with a value in its query. The link of a product leads to the element whose
 * `id` is this `href` without the `#`: without a script, the browser finds it.
 */
export const linkWith = (path: string, name: QueryName, value: string) =>
  `#${path}?${name}=${encode(value)}`;

/** The `href` of the link to the product that the address names, null if it names none. */
export function targetLink(): string | null {
  const address = parseAddress(window.location.hash);
  const product = queryValue(address.query, "product");
  return product && linkWith(findScreen(address).row.path, "product", product);
}

/**
 * Scrolls to the element that the address names, and makes it the `:target`. The browser does that
 * only for an element that exists when the address changes, and if nothing follows the link.
 *
 * @returns the element, null if there is none.
 */
export function scrollToTarget(): HTMLElement | null {
  const link = targetLink();
  const target = link && document.getElementById(link.slice(1));
  // `replace` adds no entry to the history, and reloads nothing if only the hash changes.
  if (target) window.location.replace(link);
  return target || null;
}

/** Scrolls to the element that the address names, else to the top. */
export function scrollToAddress(): void {
  // It jumps: the browser's scroll to the section of the address would stop a smooth scroll.
  if (!scrollToTarget()) scrollToTop(false);
}
