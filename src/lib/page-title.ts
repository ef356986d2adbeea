/** The page's title without a mark. The document's own may be translated by the browser. */
let title = "";

/** Sets the page's title, whose parts go from the particular to the general. */
export function setPageTitle(...parts: readonly string[]): void {
  title = parts.join(" · ");
  document.title = title;
}

/** Puts "Error: " before the page's title, which screen readers read first, or removes it. */
export function markPageTitle(wrong: boolean): void {
  document.title = wrong ? `Error: ${title}` : title;
}
