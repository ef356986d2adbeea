/**
 * Phones are shared, so the next visitor sees nothing of what the last one has entered. The id
 * changes with a logout, with a login of another user, and when the browser's storage is cleared.
 * Each tab then removes its draft, and `App` renders a new screen with another `visitorKey`.
 */
import { useSyncExternalStore } from "react";
import { changeNotifier } from "../lib/change-notifier.ts";
import { textOrNull } from "../lib/narrow.ts";
import { readItem, writeItems } from "../lib/storage.ts";
import { readStoredDraft, removeDraft } from "./stored-draft.ts";
import { readStoredEmail } from "./stored-session.ts";

const ID_KEY = "sessionId";

/** Reports a change in any tab. */
export const { subscribe: subscribeToSession, notify: notifySession } = changeNotifier([
  "hashchange",
  "storage",
  // A tab that was frozen, or in the back/forward cache, has missed `storage` events.
  "pageshow",
  "visibilitychange",
]);

export const sessionId = (): string => readItem(ID_KEY) ?? "";

/** Call `notifySession` after it. */
export function renewSessionId(): void {
  writeItems({ [ID_KEY]: String(Math.random()) });
}

const normalized = (email: unknown) => textOrNull(email)?.toLowerCase() ?? null;

/** Whether the draft is of another session, or was typed without a login for another e-mail address. */
export function isDraftForeign(): boolean {
  const draft = readStoredDraft();
  if (draft === null) return false;
  if (draft.session !== sessionId()) return true;
  const [typed, email] = [normalized(draft.texts.email), normalized(readStoredEmail())];
  return !draft.isLoggedIn && typed !== null && email !== null && typed !== email;
}

let checkedId = "";
let key = 0;

function checkVisitor(): void {
  // Without an id there would be none to change when the storage is cleared.
  if (sessionId() === "") renewSessionId();
  const isForeign = isDraftForeign();
  if (isForeign) removeDraft();
  // Only this tab's key, since another visitor may be typing in another tab.
  if (isForeign || sessionId() !== checkedId) key += 1;
  checkedId = sessionId();
}

checkVisitor();
// The first to subscribe, so that components read the new key.
subscribeToSession(checkVisitor);

const firstKey = key;

/** Changes whenever another visitor may be using this tab. */
export const visitorKey = (): number => key;

export const useVisitorKey = () =>
  useSyncExternalStore(subscribeToSession, visitorKey, () => firstKey);
