/** A page's title: what it shows, and the institution's name. */
export const titleOf = (screen: string, institution: string) => `${screen} · ${institution}`;

/** Sets the page's title. */
export function setPageTitle(screen: string, institution: string): void {
  document.title = titleOf(screen, institution);
}
