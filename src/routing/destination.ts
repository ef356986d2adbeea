import { focusElement, goToTop } from "../lib/focus.ts";
import { goToProduct } from "./product-link.ts";

/** Leads to the product that the address names, or to the top of its screen. */
export function goToDestination(): void {
  const card = goToProduct();
  // After the scroll, which takes the focus away.
  if (card) focusElement(card);
  else goToTop();
}
