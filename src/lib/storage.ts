/** Where the browser keeps an item: between visits, or as long as the tab is open. */
type Area = "localStorage" | "sessionStorage";

/**
 * Reads an item that the browser keeps.
 *
 * @returns its text, or null where there is none or where the browser refuses its storage.
 */
export function readItem(key: string, area: Area = "localStorage"): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Has the browser keep an item.
 *
 * @returns whether it does; it refuses where its storage is full or switched off.
 */
export function writeItem(key: string, text: string, area: Area = "localStorage"): boolean {
  try {
    window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets an item; a browser that refuses its storage kept none. */
export function removeItem(key: string, area: Area = "localStorage"): void {
  try {
    window[area].removeItem(key);
  } catch {
    // There was nothing to remove.
  }
}
