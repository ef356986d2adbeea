import { dataset } from "./root-dataset.ts";

/** Hides Home where the page's address is another one, until `body.ts` has come. */
export function hideHome(): void {
  if (location.hash.length > "#/".length) dataset.elsewhere = "";
}
