/**
 * A number for each session on this device. It changes with a logout, a login of another user, and
 * when the browser's storage is cleared, in all tabs at once. Phones are shared: what a visitor has
 * entered belongs to the number with which it was entered. If that has changed, the next person may
 * be looking. Then the tab's draft is removed, open forms are emptied, and nothing is filled in.
 */
import { useSyncExternalStore } from "react";
import { externalStore } from "../lib/external-store.ts";
import { readItem, removeItem, writeItems } from "../lib/storage.ts";

const NUMBER_KEY = "sessionNumber";

/** The `sessionStorage` key of the draft. A phone that opens its camera may later reload the page. */
export const DRAFT_KEY = "applicationDraft";

/** Subscribes to changes of the stored session in any tab, and notifies of one in this tab. */
export const { subscribe, notify } = externalStore([
  "hashchange",
  "storage",
  // A tab that was frozen, or in the back/forward cache, has missed `storage` events.
  "pageshow",
  "visibilitychange",
]);

/** The session's number. It is empty from when the storage is cleared to the next event. */
export const sessionNumber = (): string => readItem(NUMBER_KEY) ?? "";

/** The session's number, null before hydration. Updates with changes in any tab. */
export function useSessionNumber(): string | null {
  return useSyncExternalStore(subscribe, sessionNumber, () => null);
}

/** Removes this tab's draft. */
export function removeDraft(): void {
  removeItem(DRAFT_KEY, "sessionStorage");
}

function storeNumber(): void {
  writeItems({ [NUMBER_KEY]: String(Math.random()) });
}

/** Changes the number, and so ends what was entered with it in all tabs. */
export function renewSessionNumber(): void {
  storeNumber();
  removeDraft();
}

/** Stores a number also without a login, so that clearing the browser's storage changes it. */
function storeMissingNumber(): void {
  if (sessionNumber() === "") storeNumber();
}

storeMissingNumber();
// Components only read the number: React would render one that changes it again and again.
subscribe(storeMissingNumber);

// Another tab has changed it. The key is null if all of the storage was cleared.
globalThis.window?.addEventListener("storage", ({ key }) => {
  if (key === NUMBER_KEY || key === null) removeDraft();
});
