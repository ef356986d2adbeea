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

/** Forgets an item; a browser that refuses its storage kept none. */
export function removeItem(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // There was nothing to remove.
  }
}
