/**
 * Reads an item that the browser keeps between visits.
 *
 * @returns its text, or null where there is none or where the browser refuses its storage.
 */
export function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps an item between visits.
 *
 * @returns whether the browser kept it; it refuses where its storage is full or switched off.
 */
export function writeItem(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets an item; a browser that refuses its storage kept none. */
export function removeItem(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // There was nothing to remove.
  }
}
