/**
 * Where an address leads, before hydration and after it: to the top of its screen, or to the card of
 * a product. A card has its link without the `#` as its `id`, so browsers find it without a script.
 */
import { scrollToTop } from "../lib/scroll.ts";
import { findAddressedScreen } from "./find-screen.ts";

/**
 * Finds what the page's address names. If that is a card, replaces the address by the exact link of
 * the card, since a forwarded link may have a campaign's parameters, and the browser would find none.
 */
export function enterAddress() {
  const found = findAddressedScreen();
  if (found.cardLink !== null) window.history.replaceState(null, "", found.cardLink);
  return found;
}

/** Call it when the screen is rendered. Returns the card to which it has scrolled; null for the top. */
export function scrollToDestination(cardLink: string | null, smoothly: boolean) {
  const card = cardLink && document.getElementById(cardLink.slice(1));
  // The browser scrolls to it, and makes it the `:target`.
  if (card) window.location.replace(cardLink);
  else scrollToTop(smoothly);
  return card || null;
}
