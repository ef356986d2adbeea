/** How much a cache may hold: a number of entries, and of bytes. */
export type Cap = { readonly entries: number; readonly bytes: number };

type Entry = {
  /** When it was cached: ISO 8601 in UTC, which sorts by time. */
  readonly cachedAt: string;
  readonly bytes: number;
};

/** The entries to delete. The newest stay, as many as fit. */
export function beyondCap<Cached extends Entry>(
  entries: readonly Cached[],
  cap: Cap,
): readonly Cached[] {
  let room = cap.bytes;
  let places = cap.entries;
  const newestFirst = [...entries].sort((one, another) =>
    one.cachedAt < another.cachedAt ? 1 : -1,
  );
  return newestFirst.filter(({ bytes }) => {
    if (places === 0 || bytes > room) return true;
    places -= 1;
    room -= bytes;
    return false;
  });
}

/**
 * The prefix of the names of a site's caches. An origin may hold several sites, each in a folder. The
 * space at the end tells a site from one in a folder below it.
 *
 * @param scope the address of the site's folder.
 */
export const cachePrefix = (scope: string): string => `savings-and-loans ${scope} `;

/** Deletes the caches whose names have this prefix, except the named ones. */
export async function deleteCaches(prefix: string, but: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && !but.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
