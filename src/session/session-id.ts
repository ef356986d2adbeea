/**
 * Phones are shared: the next visitor sees nothing of what the last one has entered. The id of the
 * session changes with a logout, with a login of another user, and when the browser's storage is
 * cleared. Each tab then removes its draft and gets another `visitorKey`, so `App` renders a new
 * screen in place of the old one.
 */
import { useSyncExternalStore } from "react";
import { changeNotifier } from "../lib/change-notifier.ts";
import { textOrNull } from "../lib/narrow.ts";
import { readItem, writeItems } from "../lib/storage.ts";
import { readStoredDraft, removeDraft } from "./stored-draft.ts";
import { readStoredEmail } from "./stored-session.ts";

const ID_KEY = "sessionId";

/** Subscribes to changes of the stored session in any tab, and notifies of one in this tab. */
export const { subscribe: subscribeToSession, notify: notifySession } = changeNotifier([
  "hashchange",
  "storage",
  // A tab that was frozen, or in the back/forward cache, has missed `storage` events.
  "pageshow",
  "visibilitychange",
]);

export const sessionId = (): string => readItem(ID_KEY) ?? "";

/** Changes the id. Call `notifySession` after it. */
export function renewSessionId(): void {
  writeItems({ [ID_KEY]: String(Math.random()) });
}

const normalized = (email: unknown) => textOrNull(email)?.trim().toLowerCase() ?? null;

/**
 * Whether this tab's draft is another visitor's: it is from another session, or was typed without a
 * login under another e-mail address than that of the visitor who has logged in since.
 */
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
  // A foreign draft changes only this tab's key. Its visitor may be gone for long when a frozen tab
  // is shown again, and another one be typing elsewhere.
  if (isForeign || sessionId() !== checkedId) key += 1;
  checkedId = sessionId();
}

checkVisitor();
// The first subscriber: components then read the new key.
subscribeToSession(checkVisitor);

const firstKey = key;

/** A number that changes whenever another visitor may have this tab before their eyes. */
export const visitorKey = (): number => key;

export const useVisitorKey = () =>
  useSyncExternalStore(subscribeToSession, visitorKey, () => firstKey);
