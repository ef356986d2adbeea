/** `localStorage` lasts between visits, `sessionStorage` as long as the tab. */
type StorageName = "localStorage" | "sessionStorage";

/** Items that the browser didn't store, by their keys. They last as long as the page. */
const memory = {
  localStorage: new Map<string, string>(),
  sessionStorage: new Map<string, string>(),
};

/** The text of a stored item; null if there is none. */
export function readItem(key: string, storage: StorageName = "localStorage"): string | null {
  let stored: string | null = null;
  try {
    stored = window[storage].getItem(key);
  } catch {
    // The storage is disabled, so it has no items.
  }
  return stored ?? memory[storage].get(key) ?? null;
}

/**
 * Stores items that belong together. If the browser doesn't store one, because its storage is full
 * or disabled, none is stored, and all of them last as long as the page.
 */
export function writeItems(
  items: Readonly<Record<string, string>>,
  storage: StorageName = "localStorage",
): void {
  const entries = Object.entries(items);
  for (const [key] of entries) memory[storage].delete(key);
  try {
    for (const [key, text] of entries) window[storage].setItem(key, text);
  } catch {
    for (const [key, text] of entries) {
      removeItem(key, storage);
      memory[storage].set(key, text);
    }
  }
}

export function removeItem(key: string, storage: StorageName = "localStorage"): void {
  memory[storage].delete(key);
  try {
    window[storage].removeItem(key);
  } catch {
    // The storage is disabled, so it has no items.
  }
}
