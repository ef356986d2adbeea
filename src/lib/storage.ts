type StorageName = "localStorage" | "sessionStorage";

/** Items that the browser didn't store. They last as long as the page. */
const memory = {
  localStorage: new Map<string, string>(),
  sessionStorage: new Map<string, string>(),
};

export function readItem(key: string, storage: StorageName = "localStorage"): string | null {
  let stored: string | null = null;
  try {
    stored = window[storage].getItem(key);
  } catch {
    // A disabled storage has no items, and the build has no window.
  }
  // Another tab has stored it since, so what this page couldn't store is out of date.
  if (stored !== null && memory[storage].has(key)) memory[storage].clear();
  return stored ?? memory[storage].get(key) ?? null;
}

/** Stores all items or none. If the browser refuses one, all last as long as the page. */
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
