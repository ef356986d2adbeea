export const titleOf = (heading: string, institution: string) => `${heading} · ${institution}`;
