import { useSyncExternalStore } from "react";
import { linkTo } from "./lib/address.ts";
import { changes } from "./lib/changes.ts";
import { isRecord, parseJson, textOrNull } from "./lib/narrow.ts";
import { readItem, removeItem, writeItem } from "./lib/storage.ts";
import { paths } from "./paths.ts";
import { readStoredUser, removeDraft, SESSION_KEYS } from "./stored-session.ts";

/** Who is signed in (spec section 4). The name is null where the stored user has none. */
export type Session = { readonly signedIn: boolean; readonly name: string | null };

/** The longest name that is shown, in characters: a longer one would push the way out off screen. */
const LONGEST_NAME = 80;

/** What a name is when something went wrong before it was stored. */
const NO_NAMES = ["undefined", "null", "[object Object]"];

// A page that comes back from the back/forward cache missed the `storage` events meanwhile.
const { subscribe, notify } = changes("hashchange", "storage", "pageshow");
/** The user of this tab's session where the browser's storage took none. */
let unstored: string | null = null;
/** Who was signed in at the last look. */
let lastUser: string | null = null;

/** Who is signed in, as the text that the browser's storage has of them; null for nobody. */
export function currentUser(): string | null {
  const user = unstored ?? readStoredUser();
  // They have logged out, maybe in another tab, or somebody else has logged in.
  if (lastUser !== null && lastUser !== user) removeDraft();
  lastUser = user;
  return user;
}

/** The name of a user as the backend describes it, null where it has none to greet by. */
export function nameOf(user: unknown): string | null {
  const name = isRecord(user) ? textOrNull(user.name)?.trim() : null;
  if (!name || NO_NAMES.includes(name)) return null;
  return Array.from(name).slice(0, LONGEST_NAME).join("");
}

/** `currentUser`; the component renders again when it changes, here or in another tab. */
export function useUser(): string | null {
  return useSyncExternalStore(subscribe, currentUser, () => null);
}

/** The session now; the component renders again when it changes, here or in another tab. */
export function useSession(): Session {
  const user = useUser();
  return { signedIn: user !== null, name: user && nameOf(parseJson(user)) };
}

function removeSession(): void {
  unstored = null;
  for (const key of SESSION_KEYS) removeItem(key);
}

/**
 * Begins a session on this device. Where the storage doesn't take the whole of it, none of it stays
 * there, and the session lasts as long as the tab.
 */
export function signIn(token: string, user: Readonly<Record<string, unknown>>): void {
  const texts = { authToken: token, token, user: JSON.stringify(user) };
  unstored = null;
  if (!SESSION_KEYS.every((key) => writeItem(key, texts[key]))) {
    removeSession();
    unstored = texts.user;
  }
  notify();
}

/** Ends the session on this device. */
export function logOut(): void {
  removeSession();
  notify();
}

/** The e-mail address that the visitor asked to be remembered by, else null. */
export function rememberedEmail(): string | null {
  return readItem("rememberMe") === "true" ? textOrNull(readItem("rememberedEmail")) : null;
}

/** Remembers the e-mail address for the next login, or forgets the one remembered before. */
export function rememberEmail(email: string, remember: boolean): void {
  if (remember) writeItem("rememberedEmail", email);
  else removeItem("rememberedEmail");
  writeItem("rememberMe", String(remember));
}

/** Where "Open Account" leads: to the application, or first to the login (spec section 6). */
export function useOpenAccountLink(): string {
  return linkTo(useSession().signedIn ? paths.accounts : paths.login);
}
