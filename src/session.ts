import { useSyncExternalStore } from "react";
import { linkTo } from "./lib/address.ts";
import { externalStore } from "./lib/external-store.ts";
import { isRecord, parseJson, textOrNull } from "./lib/narrow.ts";
import { readItem, removeItem, writeItems } from "./lib/storage.ts";
import { screens } from "./screen-table.ts";
import { readStoredUser, SESSION_KEYS } from "./stored-session.ts";

/** The key of an application's draft. It lasts with the tab: a phone's camera may make it reload. */
export const DRAFT_KEY = "applicationDraft";

const NUMBER_KEY = "sessionNumber";

/** Longer names are cut, in characters: they would push the Logout button off screen. */
const MAX_NAME_LENGTH = 80;

/** Matches the words of a faulty program in a name. Null is also a surname. */
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

/** What tells a stored user from another one. Anything else in it may differ from login to login. */
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
 * A number that changes with each logout and each login of another user, in any tab. What was typed under
 * another number may be another person's.
 */
export function sessionNumber(): string {
  // A device has one before the first login, so that clearing the storage changes it, too.
  return readItem(NUMBER_KEY) ?? renewSessionNumber();
}

function renewSessionNumber(): string {
  const number = String(Math.random());
  writeItems({ [NUMBER_KEY]: number });
  return number;
}

/** Removes this tab's draft. */
export function removeDraft(): void {
  removeItem(DRAFT_KEY, "sessionStorage");
}

/** Ends what was typed until now: open forms are emptied, and the draft of each tab is removed. */
function endDrafts(): void {
  renewSessionNumber();
  removeDraft();
}

// The build, which prerenders, has no window. The key is null where all of the storage was cleared.
globalThis.window?.addEventListener("storage", ({ key }) => {
  if (key === NUMBER_KEY || key === null) removeDraft();
});

/** `sessionNumber`; the component renders again when it changes, here or in another tab. Null before hydration. */
export function useSessionNumber(): string | null {
  return useSyncExternalStore(subscribe, sessionNumber, () => null);
}

/**
 * Whether the visitor is signed in (spec section 4), and the name, null where the stored user has none.
 * The component renders again when it changes, here or in another tab.
 */
export function useSession() {
  const user = useSyncExternalStore(subscribe, readStoredUser, () => null);
  return { signedIn: user !== null, name: user && nameOf(parseJson(user)) };
}

/** What the stored user says about the visitor, for a form; null where it has no such text. */
export function knownVisitor(): { readonly name: string | null; readonly email: string | null } {
  const user = parseJson(readStoredUser() ?? "");
  const email = isRecord(user) ? textOrNull(user.email) : null;
  return { name: nameOf(user), email };
}

/** Begins a session on this device, or in this tab where the browser refuses to store it. */
export function signIn(token: string, user: Readonly<Record<string, unknown>>): void {
  const former = currentIdentity();
  writeItems({ authToken: token, token, user: JSON.stringify(user) });
  // What was typed before a login belongs to the visitor who logs in.
  if (former !== null && former !== currentIdentity()) endDrafts();
  notify();
}

/** Ends the session on this device. */
export function logOut(): void {
  for (const key of SESSION_KEYS) removeItem(key);
  endDrafts();
  notify();
}

/** The e-mail address that the visitor asked us to remember, else null. */
export function rememberedEmail(): string | null {
  return readItem("rememberMe") === "true" ? textOrNull(readItem("rememberedEmail")) : null;
}

/** The last e-mail address on a screen about passwords, in memory alone, and the session number of that time. */
let typed: { readonly email: string; readonly session: string } | null = null;

/**
 * The e-mail address that the visitor typed on a screen about passwords, or whose password is new, so that nobody
 * types it again on the next one; null where there is none, and after a logout or a login of another user.
 */
export function typedEmail(): string | null {
  return typed !== null && typed.session === sessionNumber() ? textOrNull(typed.email) : null;
}

export function noteTypedEmail(email: string): void {
  typed = { email, session: sessionNumber() };
}

/** Stores the e-mail address for the next login, or removes the stored one. */
export function rememberEmail(email: string, remember: boolean): void {
  writeItems({ rememberMe: String(remember), ...(remember && { rememberedEmail: email }) });
  if (!remember) removeItem("rememberedEmail");
}

/**
 * The attributes of a link that opens an account: to the application, or first to the login (spec section 6).
 * By the mark `boot/head.ts` finds it before hydration.
 */
export function useOpenAccountLink() {
  const href = linkTo(useSession().signedIn ? screens.accounts.path : screens.login.path);
  return { href, "data-open-account": "" };
}
