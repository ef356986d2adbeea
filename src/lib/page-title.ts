/** Writes the title of the page's tab, from the particular to the general. */
export function setPageTitle(...parts: readonly string[]): void {
  document.title = parts.join(" · ");
}
