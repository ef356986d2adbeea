/** How much of one kind a phone keeps: so many entries, and so many bytes of them together. */
export type Cap = { readonly entries: number; readonly bytes: number };

type Entry = {
  /** When it was kept, as ISO 8601 in UTC, so that the order of the texts is that of time. */
  readonly cachedAt: string;
  readonly bytes: number;
};

/** Of what is kept, those that have to go: the newest stay, as many as fit. */
export function beyondCap<Kept extends Entry>(kept: readonly Kept[], cap: Cap): readonly Kept[] {
  let room = cap.bytes;
  let places = cap.entries;
  const newestFirst = [...kept].sort((one, another) => (one.cachedAt < another.cachedAt ? 1 : -1));
  return newestFirst.filter(({ bytes }) => {
    if (places === 0 || bytes > room) return true;
    places -= 1;
    room -= bytes;
    return false;
  });
}

/**
 * What the names of a site's caches begin with. An origin may hold several sites, each in a folder;
 * the space keeps one's names from beginning as those of a site in a folder below it.
 *
 * @param scope the address of the site's folder.
 */
export const cachePrefix = (scope: string): string => `savings-and-loans ${scope} `;

/** Deletes the caches whose names begin so, but for those that are named. */
export async function deleteCaches(prefix: string, but: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && !but.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
