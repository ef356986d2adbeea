/**
 * Phones are shared, so the next visitor sees nothing of what the last one has entered. When the
 * session's id changes, each tab removes its draft, and `App` renders a new screen with another
 * `visitorKey`.
 */
import { useSyncExternalStore } from "react";
import { changeNotifier } from "../lib/change-notifier.ts";
import { isDraftForeign, removeDraft } from "./stored-draft.ts";
import { renewSessionId, sessionId } from "./stored-session.ts";

/** `subscribe` reports a change in any tab, `notify` one in this tab. */
const { subscribe, notify } = changeNotifier([
  "hashchange",
  "storage",
  // A tab that was frozen, or in the back/forward cache, has missed `storage` events.
  "pageshow",
  "visibilitychange",
]);

export const subscribeToSession = subscribe;

/** Call it after each change of the stored session. */
export function announceSession(isOfAnotherVisitor: boolean): void {
  if (isOfAnotherVisitor) renewSessionId();
  notify();
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
