/** Who is logged in? Other tabs may change that, too. */
import { useSyncExternalStore } from "react";
import { changeNotifier } from "../lib/change-notifier.ts";
import { isRecord, parseJson, textOrNull } from "../lib/narrow.ts";
import { removeItem, writeItems } from "../lib/storage.ts";
import { readStoredEmail, readUserJson, renewVisitorId, SESSION_KEYS } from "./stored-session.ts";

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

/** The fields that identify a user. Others may differ between two logins. */
const IDENTITY = ["id", "_id", "email", "name"];

function isSameUser(one: string, another: string): boolean {
  if (one === another) return true;
  const [first, second] = [parseJson(one), parseJson(another)];
  if (!isRecord(first) || !isRecord(second)) return false;
  const common = IDENTITY.filter((field) => first[field] && second[field]);
  // As text, since an id may be an object.
  const agrees = (field: string) => JSON.stringify(first[field]) === JSON.stringify(second[field]);
  return common.length > 0 && common.every(agrees);
}

export function useSession() {
  const user = useSyncExternalStore(subscribeToSession, readUserJson, () => null);
  return { isLoggedIn: user !== null, name: user && nameOf(parseJson(user)) };
}

export const storedNameAndEmail = () => ({
  name: nameOf(parseJson(readUserJson() ?? "")),
  email: readStoredEmail(),
});

export function startSession(token: string, user: Readonly<Record<string, unknown>>): void {
  const former = readUserJson();
  const next = JSON.stringify(user);
  writeItems({ authToken: token, token, user: next });
  if (former !== null && !isSameUser(former, next)) renewVisitorId();
  notify();
}

export function endSession(): void {
  for (const key of SESSION_KEYS) removeItem(key);
  renewVisitorId();
  notify();
}
