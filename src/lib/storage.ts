/** The browser's storages, by how long they keep an item: between visits, or with the open tab. */
const STORAGES = { visits: "localStorage", tab: "sessionStorage" } as const;

type Keeping = keyof typeof STORAGES;

/**
 * Reads an item that the browser keeps.
 *
 * @returns its text, or null where there is none or where the browser refuses its storage.
 */
export function readItem(key: string, keeping: Keeping = "visits"): string | null {
  try {
    return window[STORAGES[keeping]].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Has the browser keep an item.
 *
 * @returns whether it does; it refuses where its storage is full or switched off.
 */
export function writeItem(key: string, text: string, keeping: Keeping = "visits"): boolean {
  try {
    window[STORAGES[keeping]].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets an item; a browser that refuses its storage kept none. */
export function removeItem(key: string, keeping: Keeping = "visits"): void {
  try {
    window[STORAGES[keeping]].removeItem(key);
  } catch {
    // There was nothing to remove.
  }
}
