import { useSyncExternalStore } from "react";
import { linkTo } from "./lib/address.ts";
import { externalStore } from "./lib/external-store.ts";
import { isRecord, parseJson, textOrNull } from "./lib/narrow.ts";
import { readItem, removeItem, writeItems } from "./lib/storage.ts";
import { screens } from "./screen-table.ts";
import { readStoredUser, SESSION_KEYS } from "./stored-session.ts";

/** The `sessionStorage` key of a draft. A phone that opens its camera may later reload the page. */
export const DRAFT_KEY = "applicationDraft";

const NUMBER_KEY = "sessionNumber";

/** Longer names are cut to this many characters: they would push Logout off screen. */
const MAX_NAME_LENGTH = 80;

/** Matches what a faulty program writes instead of a name. `Null`, capitalized, is a surname. */
const INVALID_NAME = /\b(undefined|null)\b|\[object /;

// A tab that was frozen, or in the back/forward cache, has missed `storage` events.
const { subscribe, notify } = externalStore([
  "hashchange",
  "storage",
  "pageshow",
  "visibilitychange",
]);

/** The name in the backend's user object, null where it has none that can be shown. */
export function nameOf(user: unknown): string | null {
  const name = isRecord(user) ? textOrNull(user.name)?.trim() : null;
  if (!name || INVALID_NAME.test(name)) return null;
  return Array.from(name).slice(0, MAX_NAME_LENGTH).join("");
}

/** The fields that identify a stored user. The others may differ between two logins. */
function identityOf(user: string): string {
  const object = parseJson(user);
  if (!isRecord(object)) return user;
  return JSON.stringify(["id", "_id", "email", "name"].map((key) => object[key]));
}

const currentIdentity = () => {
  const user = readStoredUser();
  return user && identityOf(user);
};

/**
 * A number that changes with each logout and each login of another user, in any tab. If it changes
 * after something was typed, another person may have typed that. It is empty from when the browser's
 * storage is cleared to the next event.
 */
export const sessionNumber = (): string => readItem(NUMBER_KEY) ?? "";

function renewSessionNumber(): void {
  writeItems({ [NUMBER_KEY]: String(Math.random()) });
}

/** Stores a number also without a login, so that clearing the browser's storage changes it. */
function storeSessionNumber(): void {
  if (sessionNumber() === "") renewSessionNumber();
}

storeSessionNumber();
// Components only read the number: React would render one that changes it again and again.
subscribe(storeSessionNumber);

/** Removes this tab's draft. */
export function removeDraft(): void {
  removeItem(DRAFT_KEY, "sessionStorage");
}

/** Removes each tab's draft and, by the new session number, empties the open forms. */
function discardDrafts(): void {
  renewSessionNumber();
  removeDraft();
}

// The build has no window. The key is null if all of the storage was cleared.
globalThis.window?.addEventListener("storage", ({ key }) => {
  if (key === NUMBER_KEY || key === null) removeDraft();
});

/** The `sessionNumber`, null before hydration. Updates with changes in any tab. */
export function useSessionNumber(): string | null {
  return useSyncExternalStore(subscribe, sessionNumber, () => null);
}

/** Whether the visitor is signed in, and the name or null. Updates with changes in any tab. */
export function useSession() {
  const user = useSyncExternalStore(subscribe, readStoredUser, () => null);
  return { signedIn: user !== null, name: user && nameOf(parseJson(user)) };
}

/** The visitor's name and e-mail address in the stored user, for a form. */
export function knownVisitor(): { readonly name: string | null; readonly email: string | null } {
  const user = parseJson(readStoredUser() ?? "");
  const email = isRecord(user) ? textOrNull(user.email) : null;
  return { name: nameOf(user), email };
}

/** Starts a session on this device. If the browser can't store it, it lasts as long as the page. */
export function signIn(token: string, user: Readonly<Record<string, unknown>>): void {
  const former = currentIdentity();
  writeItems({ authToken: token, token, user: JSON.stringify(user) });
  // The draft of a visitor who wasn't signed in stays: the same visitor logs in now.
  if (former !== null && former !== currentIdentity()) discardDrafts();
  notify();
}

/** Ends the session on this device. */
export function logOut(): void {
  for (const key of SESSION_KEYS) removeItem(key);
  discardDrafts();
  notify();
}

/** The e-mail address that the visitor asked us to remember; null if there is none. */
export function rememberedEmail(): string | null {
  return readItem("rememberMe") === "true" ? textOrNull(readItem("rememberedEmail")) : null;
}

/** The last e-mail address on a password screen, only in memory, and its session number. */
let typed: { readonly email: string; readonly session: string } | null = null;

/**
 * The e-mail address for the next password screen: the visitor typed it on the last one, or set a
 * new password there. Null if there is none, after a logout, and after a login of another user.
 */
export function typedEmail(): string | null {
  return typed !== null && typed.session === sessionNumber() ? textOrNull(typed.email) : null;
}

/** Sets the e-mail address that `typedEmail` returns. */
export function setTypedEmail(email: string): void {
  typed = { email, session: sessionNumber() };
}

/** Stores the e-mail address for the next login, or removes the stored one. */
export function rememberEmail(email: string, remember: boolean): void {
  writeItems({ rememberMe: String(remember), ...(remember && { rememberedEmail: email }) });
  if (!remember) removeItem("rememberedEmail");
}

/**
 * The attributes of an Open Account link, which leads signed-out visitors to the login first.
 * `data-open-account` lets `boot/head.ts` redirect the link before hydration.
 */
export function useOpenAccountLink() {
  const href = linkTo(useSession().signedIn ? screens.accounts.path : screens.login.path);
  return { href, "data-open-account": "" };
}
