/** Who is logged in? Other tabs may change that, too. */
import { useSyncExternalStore } from "react";
import { changeNotifier } from "../lib/change-notifier.ts";
import { isRecord, parseJson, textOrNull } from "../lib/narrow.ts";
import { removeItem, writeItems } from "../lib/storage.ts";
import { newVisitor, readUserJson, SESSION_KEYS } from "./stored-session.ts";

const { subscribe, notify } = changeNotifier([
  // The session is read again at each change of the path (spec section 4).
  "hashchange",
  "storage",
  // A tab that was frozen, or in the back/forward cache, has missed `storage` events.
  "pageshow",
  "visibilitychange",
]);

export const subscribeToSession = subscribe;

/** Matches what a faulty program writes instead of a name. `Null`, capitalized, is a surname. */
const INVALID_NAME = /\b(undefined|null)\b|\[object /;

export function nameOf(user: unknown): string | null {
  const name = isRecord(user) ? textOrNull(user.name)?.trim() : null;
  return name && !INVALID_NAME.test(name) ? name : null;
}

export function useSession() {
  const user = useSyncExternalStore(subscribeToSession, readUserJson, () => null);
  return { isLoggedIn: user !== null, name: user && nameOf(parseJson(user)) };
}

export function storedNameAndEmail() {
  const user = parseJson(readUserJson() ?? "");
  const email = isRecord(user) ? textOrNull(user.email)?.trim() : null;
  return { name: nameOf(user), email: email ?? null };
}

/** It begins a new visitor, even if the same person logs in again. */
export function startSession(token: string, user: Readonly<Record<string, unknown>>): void {
  writeItems({ authToken: token, token, user: JSON.stringify(user), ...newVisitor() });
  notify();
}

export function endSession(): void {
  for (const key of SESSION_KEYS) removeItem(key);
  writeItems(newVisitor());
  notify();
}
