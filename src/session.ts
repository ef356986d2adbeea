import { useSyncExternalStore } from "react";
import { linkTo } from "./lib/address.ts";
import { changes } from "./lib/changes.ts";
import { isRecord, parseJson, textOrNull } from "./lib/narrow.ts";
import { readItem, removeItem, writeItem } from "./lib/storage.ts";
import { paths } from "./paths.ts";
import { readStoredUser, removeDraft, SESSION_KEYS } from "./stored-session.ts";

/** Longer names are cut, in characters: they would push the Logout button off screen. */
const MAX_NAME_LENGTH = 80;

/** Texts that a faulty program stores as a name. */
const INVALID_NAMES = ["undefined", "null", "[object Object]"];

// A page that comes back from the back/forward cache missed the `storage` events meanwhile.
const { subscribe, notify } = changes("hashchange", "storage", "pageshow");
/** The user of a session that the browser refused to store: it lasts as long as the tab. */
let userInMemory: string | null = null;
/** The user at the last call of `currentUser`. */
let lastUser: string | null = null;

/**
 * The signed-in user, as the stored JSON text; null where nobody is signed in. Once the user has changed,
 * it removes the former user's draft.
 */
export function currentUser(): string | null {
  const user = userInMemory ?? readStoredUser();
  // The last user has logged out, maybe in another tab, or another one has logged in.
  if (lastUser !== null && lastUser !== user) removeDraft();
  lastUser = user;
  return user;
}

/** The name in the backend's user object, null where it has none that can be shown. */
export function nameOf(user: unknown): string | null {
  const name = isRecord(user) ? textOrNull(user.name)?.trim() : null;
  if (!name || INVALID_NAMES.includes(name)) return null;
  return Array.from(name).slice(0, MAX_NAME_LENGTH).join("");
}

/** `currentUser`; the component renders again when it changes, here or in another tab. */
export function useUser(): string | null {
  return useSyncExternalStore(subscribe, currentUser, () => null);
}

/**
 * Whether the visitor is signed in (spec section 4), and the name, null where the stored user has none.
 * The component renders again when it changes, here or in another tab.
 */
export function useSession() {
  const user = useUser();
  return { signedIn: user !== null, name: user && nameOf(parseJson(user)) };
}

function removeSession(): void {
  userInMemory = null;
  for (const key of SESSION_KEYS) removeItem(key);
}

/**
 * Begins a session on this device. Where the browser refuses to store a part of it, nothing of it
 * stays stored, and the session lasts as long as the tab.
 */
export function signIn(token: string, user: Readonly<Record<string, unknown>>): void {
  const texts = { authToken: token, token, user: JSON.stringify(user) };
  userInMemory = null;
  if (!SESSION_KEYS.every((key) => writeItem(key, texts[key]))) {
    removeSession();
    userInMemory = texts.user;
  }
  notify();
}

/** Ends the session on this device. */
export function logOut(): void {
  removeSession();
  notify();
}

/** The e-mail address that the visitor asked us to remember, else null. */
export function rememberedEmail(): string | null {
  return readItem("rememberMe") === "true" ? textOrNull(readItem("rememberedEmail")) : null;
}

/** Stores the e-mail address for the next login, or removes the stored one. */
export function rememberEmail(email: string, remember: boolean): void {
  if (remember) writeItem("rememberedEmail", email);
  else removeItem("rememberedEmail");
  writeItem("rememberMe", String(remember));
}

/** Where "Open Account" leads: to the application, or first to the login (spec section 6). */
export function useOpenAccountLink(): string {
  return linkTo(useUser() === null ? paths.login : paths.accounts);
}
