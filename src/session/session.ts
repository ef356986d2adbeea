import { useSyncExternalStore } from "react";
import { isRecord, parseJson, textOrNull } from "../lib/narrow.ts";
import { removeItem, writeItems } from "../lib/storage.ts";
import { notifySession, renewSessionNumber, subscribeToSession } from "./session-number.ts";
import { readStoredUser, SESSION_KEYS } from "./stored-session.ts";

/** Longer names are cut to this many characters: they would push Logout off screen. */
const MAX_NAME_LENGTH = 80;

/** Matches what a faulty program writes instead of a name. `Null`, capitalized, is a surname. */
const INVALID_NAME = /\b(undefined|null)\b|\[object /;

/** The name in the backend's user object, null where it has none that can be shown. */
export function nameOf(user: unknown): string | null {
  const name = isRecord(user) ? textOrNull(user.name)?.trim() : null;
  if (!name || INVALID_NAME.test(name)) return null;
  return Array.from(name).slice(0, MAX_NAME_LENGTH).join("");
}

/**
 * What identifies a stored user: these fields, or the whole text if it has none of them. Other
 * fields may differ between two logins.
 */
function identityOf(user: string): string {
  const object = parseJson(user);
  const fields = isRecord(object) ? ["id", "_id", "email", "name"].map((key) => object[key]) : [];
  return fields.some(Boolean) ? JSON.stringify(fields) : user;
}

const currentIdentity = () => {
  const user = readStoredUser();
  return user && identityOf(user);
};

/** Whether the visitor is logged in, and the name or null. Updates with changes in any tab. */
export function useSession() {
  const user = useSyncExternalStore(subscribeToSession, readStoredUser, () => null);
  return { isLoggedIn: user !== null, name: user && nameOf(parseJson(user)) };
}

/** The visitor's name and e-mail address in the stored user, for a form. */
export function knownVisitor(): { readonly name: string | null; readonly email: string | null } {
  const user = parseJson(readStoredUser() ?? "");
  const email = isRecord(user) ? textOrNull(user.email) : null;
  return { name: nameOf(user), email };
}

/** Starts a session on this device. If the browser can't store it, it lasts as long as the page. */
export function logIn(token: string, user: Readonly<Record<string, unknown>>): void {
  const former = currentIdentity();
  writeItems({ authToken: token, token, user: JSON.stringify(user) });
  // The draft of a visitor who wasn't logged in stays: the same visitor logs in now.
  if (former !== null && former !== currentIdentity()) renewSessionNumber();
  notifySession();
}

/** Ends the session on this device. */
export function logOut(): void {
  for (const key of SESSION_KEYS) removeItem(key);
  renewSessionNumber();
  notifySession();
}
