/**
 * An origin may have several sites, each in a folder. Without the space at the end, the prefix
 * would also match the caches of a site in a subfolder.
 */
export const cachePrefix = (scope: string): string => `savings-and-loans ${scope} `;

export async function deleteCaches(prefix: string, except: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && !except.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
