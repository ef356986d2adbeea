/** Writes the title of the page's tab, from the particular to the general. */
export function setPageTitle(...parts: readonly string[]): void {
  document.title = parts.join(" · ");
}

const MARK = "Error: ";

/** Puts "Error: " before the title of the tab, which a reader says first, or takes it away. */
export function markPageTitle(wrong: boolean): void {
  const title = document.title.startsWith(MARK)
    ? document.title.slice(MARK.length)
    : document.title;
  document.title = wrong ? MARK + title : title;
}
