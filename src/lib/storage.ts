/** The browser's storages: in the first an item lasts between visits, in the other with the open tab. */
type StorageName = "localStorage" | "sessionStorage";

/**
 * Reads a stored item.
 *
 * @returns its text, or null where there is none or where the browser refuses its storage.
 */
export function readItem(key: string, storage: StorageName = "localStorage"): string | null {
  try {
    return window[storage].getItem(key);
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
  storage: StorageName = "localStorage",
): boolean {
  try {
    window[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes an item; a browser that refuses its storage has none. */
export function removeItem(key: string, storage: StorageName = "localStorage"): void {
  try {
    window[storage].removeItem(key);
  } catch {
    // There was nothing to remove.
  }
}
