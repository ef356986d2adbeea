/** Sets the page's title from its parts, of which the most specific is first. */
export function setPageTitle(...parts: readonly string[]): void {
  document.title = parts.join(" · ");
}
