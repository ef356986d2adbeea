/**
 * Who uses this tab? Phones are shared, so the next visitor sees nothing of what the last one has
 * entered: `App` renders a new screen for another visitor's id, and the draft is removed.
 */
import { useSyncExternalStore } from "react";
import { changeNotifier } from "../lib/change-notifier.ts";
import { writeItems } from "../lib/storage.ts";
import { subscribeToSession } from "./session.ts";
import { newVisitor, removeDraft, visitorId } from "./stored-session.ts";

const { subscribe, notify } = changeNotifier();

export const subscribeToVisitor = subscribe;

let displayedId = "";

function checkVisitor(): void {
  // Without an id, clearing the storage would change nothing.
  if (visitorId() === "") writeItems(newVisitor());
  if (visitorId() === displayedId) return;
  // A page that is opened may find its own draft.
  if (displayedId !== "") removeDraft();
  displayedId = visitorId();
  notify();
}

/** Call it before the first screen is rendered, which may have a draft. */
export function watchVisitor(): void {
  checkVisitor();
  subscribeToSession(checkVisitor);
}

const readDisplayedId = () => displayedId;

export const useVisitorId = () => useSyncExternalStore(subscribe, readDisplayedId, readDisplayedId);
