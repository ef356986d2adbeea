/**
 * A number for each session on this device. It changes with a logout, a login of another user, and
 * when the browser's storage is cleared, in all tabs at once. Phones are shared: what a visitor has
 * entered belongs to the number with which it was entered. If that has changed, the next person may
 * be looking. Then drafts are removed, toasts are closed, and forms are replaced by empty ones.
 */
import { changeNotifier } from "../lib/change-notifier.ts";
import { readItem, writeItems } from "../lib/storage.ts";

const NUMBER_KEY = "sessionNumber";

/** Subscribes to changes of the stored session in any tab, and notifies of one in this tab. */
export const { subscribe: subscribeToSession, notify: notifySession } = changeNotifier([
  "hashchange",
  "storage",
  // A tab that was frozen, or in the back/forward cache, has missed `storage` events.
  "pageshow",
  "visibilitychange",
]);

/** The session's number. After the storage was cleared, it is empty until the next of these events. */
export const sessionNumber = (): string => readItem(NUMBER_KEY) ?? "";

/** Changes the number. Call `notifySession` after it. */
export function renewSessionNumber(): void {
  writeItems({ [NUMBER_KEY]: String(Math.random()) });
}

/** Stores a number also without a login, so that clearing the browser's storage changes it. */
function storeMissingNumber(): void {
  if (sessionNumber() === "") renewSessionNumber();
}

storeMissingNumber();
// Components only read the number: if one stored it, React would render it again and again.
subscribeToSession(storeMissingNumber);

/** Calls back whenever the number has changed. @returns the function that stops that. */
export function onSessionEnd(callback: () => void): () => void {
  let last = sessionNumber();
  return subscribeToSession(() => {
    if (sessionNumber() === last) return;
    last = sessionNumber();
    callback();
  });
}
