/** The browser's storages, by how long an item lasts: between visits, or with the open tab. */
const STORAGES = { visits: "localStorage", tab: "sessionStorage" } as const;

type StorageLifetime = keyof typeof STORAGES;

/**
 * Reads a stored item.
 *
 * @returns its text, or null where there is none or where the browser refuses its storage.
 */
export function readItem(key: string, lifetime: StorageLifetime = "visits"): string | null {
  try {
    return window[STORAGES[lifetime]].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores an item.
 *
 * @returns whether it is stored; the browser refuses where its storage is full or switched off.
 */
export function writeItem(
  key: string,
  text: string,
  lifetime: StorageLifetime = "visits",
): boolean {
  try {
    window[STORAGES[lifetime]].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes an item; a browser that refuses its storage has none. */
export function removeItem(key: string, lifetime: StorageLifetime = "visits"): void {
  try {
    window[STORAGES[lifetime]].removeItem(key);
  } catch {
    // There was nothing to remove.
  }
}
