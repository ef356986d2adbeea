export const titleOf = (heading: string, institution: string) => `${heading} · ${institution}`;

export function setPageTitle(heading: string, institution: string): void {
  document.title = titleOf(heading, institution);
}
