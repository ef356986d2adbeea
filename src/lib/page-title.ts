/** Sets the page's title, whose parts go from the particular to the general. */
export function setPageTitle(...parts: readonly string[]): void {
  document.title = parts.join(" · ");
}
