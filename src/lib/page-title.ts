/** A page's title: what it shows, and the institution's name. */
export const titleOf = (screen: string, institution: string) => `${screen} · ${institution}`;

export function setPageTitle(screen: string, institution: string): void {
  document.title = titleOf(screen, institution);
}
