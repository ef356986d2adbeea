/** Hides Home where the page's address is another one, until `body.ts` shows its section. */
export function hideHome(): void {
  if (location.hash.length > "#/".length) document.documentElement.dataset.section = "";
}
