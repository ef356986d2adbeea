/**
 * The card of the product that an address names (`?product=susu`). It has the link without the `#`
 * as its `id`, so that browsers find it.
 */
import { parseAddress } from "../lib/address.ts";
import { findScreen } from "./find-screen.ts";
import { linkToProduct, productOf } from "./links.ts";

/** The link of the product that the address names; null if none. */
export function productLink(): string | null {
  const address = parseAddress(window.location.hash);
  const { name, row } = findScreen(address);
  const product = productOf(address);
  // Only screens of the first script show products.
  if (row.isLazy || name === "notFound") return null;
  return product && linkToProduct(row.path, product);
}

/**
 * Scrolls to the card of the product that the address names, and makes it the `:target`. The
 * browser itself does so only if the card exists already, and if the hash is the exact link.
 */
export function goToProduct(): HTMLElement | null {
  const link = productLink();
  const card = link && document.getElementById(link.slice(1));
  if (card) window.location.replace(link);
  return card || null;
}
