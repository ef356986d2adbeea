/** Replaces texts, each wherever it is. Throws if one isn't there. */
export function replaceEach(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`"${from}" isn't there`);
    return changed.replaceAll(from, () => to);
  }, text);
}
