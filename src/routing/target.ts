/** An address may name one product of its screen (`?product=susu`), which leads to its card. */
import { encode, parseAddress, queryValue } from "../lib/address.ts";
import { scrollToTop } from "../lib/scroll.ts";
import type { QueryName } from "../screen-table.ts";
import { findScreen } from "./find-screen.ts";

/** A product's card has this `href` without the `#` as its `id`, so that browsers find it. */
export const linkWith = (path: string, name: QueryName, value: string) =>
  `#${path}?${name}=${encode(value)}`;

export function targetLink(): string | null {
  const address = parseAddress(window.location.hash);
  const { name, row } = findScreen(address);
  const product = queryValue(address.query, "product");
  // Only screens of the first script show products.
  if (row.lazy || name === "notFound") return null;
  return product && linkWith(row.path, "product", product);
}

/**
 * Also makes the element the `:target`. The browser does that only for an element that exists when
 * the address changes, and if nothing follows the link.
 */
export function scrollToTarget(): HTMLElement | null {
  const link = targetLink();
  const target = link && document.getElementById(link.slice(1));
  // `replace` adds no entry to the history.
  if (target) window.location.replace(link);
  return target || null;
}

export function scrollToAddress(): void {
  // It jumps, since the browser's own scroll to the section would stop a smooth one.
  if (!scrollToTarget()) scrollToTop(false);
}
