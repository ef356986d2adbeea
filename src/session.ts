import { useSyncExternalStore } from "react";
import { paths } from "./content/paths.ts";
import { linkTo } from "./lib/address.ts";
import { changes } from "./lib/changes.ts";
import { isRecord, parseJson, textOrNull } from "./lib/narrow.ts";
import { readItem, removeItem, writeItem } from "./lib/storage.ts";
import { readStoredUser, removeDraft, SESSION_KEYS } from "./stored-session.ts";

/** Who is signed in (spec section 4). The name is null where the stored user has none. */
export type Session = { readonly signedIn: boolean; readonly name: string | null };

const SIGNED_OUT: Session = { signedIn: false, name: null };

/** The longest name that is shown, in characters: a longer one would push the way out off screen. */
const LONGEST_NAME = 80;

/** What a name is when something went wrong before it was stored. */
const NO_NAMES = ["undefined", "null", "[object Object]"];

// A page that comes back from the back/forward cache missed the `storage` events meanwhile.
const { subscribe, notify } = changes("hashchange", "storage", "pageshow");
let current = SIGNED_OUT;
/** The session of this tab where the browser's storage took none. */
let unstored: Session | null = null;

/** Reads the session from the browser's storage. */
function readSession(): Session {
  if (unstored !== null) return unstored;
  const user = readStoredUser();
  if (user === null) return SIGNED_OUT;
  return { signedIn: true, name: nameOf(parseJson(user)) };
}

/** The name of a user as the backend describes it, null where it has none to greet by. */
export function nameOf(user: unknown): string | null {
  const name = isRecord(user) ? textOrNull(user.name)?.trim() : null;
  if (!name || NO_NAMES.includes(name)) return null;
  return Array.from(name).slice(0, LONGEST_NAME).join("");
}

/** Keeps the snapshot's identity while nothing changed, as `useSyncExternalStore` needs it. */
function getSession(): Session {
  const next = readSession();
  if (next.signedIn !== current.signedIn || next.name !== current.name) current = next;
  return current;
}

/** The session now; the component renders again when it changes, here or in another tab. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, () => SIGNED_OUT);
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
    unstored = { signedIn: true, name: nameOf(user) };
  }
  notify();
}

/** Ends the session on this device. */
export function logOut(): void {
  removeSession();
  removeDraft();
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
