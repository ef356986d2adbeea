/**
 * Who uses this tab? Phones are shared, so the next visitor sees nothing of what the last one has
 * entered: the tab's draft is removed, and `App` renders a new screen with another `visitorKey`.
 * A new visitor id changes the key in every tab. A draft of another visitor changes it in one tab.
 */
import { useSyncExternalStore } from "react";
import { changeNotifier } from "../lib/change-notifier.ts";
import { isDraftForeign, removeDraft } from "./draft.ts";
import { setLastEmail } from "./last-email.ts";
import { subscribeToSession } from "./session.ts";
import { renewVisitorId, visitorId } from "./stored-session.ts";

const { subscribe, notify } = changeNotifier();

export const subscribeToVisitor = subscribe;

let checkedId = "";
let key = 0;

function checkVisitor(): void {
  // Without an id, clearing the storage would change nothing.
  if (visitorId() === "") renewVisitorId();
  const isForeign = isDraftForeign();
  if (isForeign) removeDraft();
  if (!isForeign && visitorId() === checkedId) return;
  checkedId = visitorId();
  setLastEmail("");
  key += 1;
  notify();
}

/** Call it before the first screen is rendered, which may have a draft. */
export function watchVisitor(): void {
  checkVisitor();
  subscribeToSession(checkVisitor);
}

/** Changes whenever another visitor may be using this tab. */
export const visitorKey = (): number => key;

export const useVisitorKey = () => useSyncExternalStore(subscribe, visitorKey, visitorKey);
