/** Sets the page's title, whose parts go from the particular to the general. */
export function setPageTitle(...parts: readonly string[]): void {
  document.title = parts.join(" · ");
}

const PREFIX = "Error: ";

/** Puts "Error: " before the page's title, which screen readers read first, or removes it. */
export function markPageTitle(wrong: boolean): void {
  const title = document.title.startsWith(PREFIX)
    ? document.title.slice(PREFIX.length)
    : document.title;
  document.title = wrong ? PREFIX + title : title;
}
