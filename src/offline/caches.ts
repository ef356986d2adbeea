/** The message with which a page tells the waiting version to become active. */
export const ACTIVATE = "activate";

/**
 * The prefix of a site's cache names. An origin may have several sites, each in a folder. Without
 * the space at the end, the prefix would also match the caches of a site in a subfolder.
 *
 * @param scope the address of the site's folder.
 */
export const cachePrefix = (scope: string): string => `savings-and-loans ${scope} `;

/** Deletes the caches whose names have this prefix, except the named ones. */
export async function deleteCaches(prefix: string, except: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && !except.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
