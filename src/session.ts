import { useSyncExternalStore } from "react";
import { linkTo } from "./lib/address.ts";
import { changes } from "./lib/changes.ts";
import { isRecord, parseJson, textOrNull } from "./lib/narrow.ts";
import { readItem, removeItem, writeItems } from "./lib/storage.ts";
import { paths } from "./paths.ts";
import { readStoredUser, removeDraft, SESSION_KEYS } from "./stored-session.ts";

/** Longer names are cut, in characters: they would push the Logout button off screen. */
const MAX_NAME_LENGTH = 80;

/** Texts that a faulty program stores as a name. */
const INVALID_NAMES = ["undefined", "null", "[object Object]"];

// A page that comes back from the back/forward cache missed the `storage` events meanwhile.
const { subscribe, notify } = changes(["hashchange", "storage", "pageshow"]);

/** The name in the backend's user object, null where it has none that can be shown. */
export function nameOf(user: unknown): string | null {
  const name = isRecord(user) ? textOrNull(user.name)?.trim() : null;
  if (!name || INVALID_NAMES.includes(name)) return null;
  return Array.from(name).slice(0, MAX_NAME_LENGTH).join("");
}

/** What tells a stored user from another one. Anything else in it may differ from login to login. */
function identityOf(user: string): string {
  const object = parseJson(user);
  if (!isRecord(object)) return user;
  return JSON.stringify(["id", "_id", "email", "name"].map((key) => object[key]));
}

/** The identity of the signed-in user, null where nobody is signed in. */
export function currentUser(): string | null {
  const user = readStoredUser();
  return user && identityOf(user);
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
  const user = useSyncExternalStore(subscribe, readStoredUser, () => null);
  return { signedIn: user !== null, name: user && nameOf(parseJson(user)) };
}

/** Begins a session on this device, or in this tab where the browser refuses to store it. */
export function signIn(token: string, user: Readonly<Record<string, unknown>>): void {
  const former = currentUser();
  writeItems({ authToken: token, token, user: JSON.stringify(user) });
  if (former !== null && former !== currentUser()) removeDraft();
  notify();
}

/** Ends the session on this device. */
export function logOut(): void {
  for (const key of SESSION_KEYS) removeItem(key);
  removeDraft();
  notify();
}

/** Removes this tab's draft after a logout in another tab, or a login of another user there. */
function followOtherTab({ key, oldValue, newValue }: StorageEvent): void {
  const ended = oldValue && (!newValue || identityOf(oldValue) !== identityOf(newValue));
  // Without a key all of the storage was cleared.
  if (key === null || (key === "user" && ended)) removeDraft();
}

// The build, which prerenders, has no window.
globalThis.window?.addEventListener("storage", followOtherTab);

/** The e-mail address that the visitor asked us to remember, else null. */
export function rememberedEmail(): string | null {
  return readItem("rememberMe") === "true" ? textOrNull(readItem("rememberedEmail")) : null;
}

/** Stores the e-mail address for the next login, or removes the stored one. */
export function rememberEmail(email: string, remember: boolean): void {
  writeItems({ rememberMe: String(remember), ...(remember && { rememberedEmail: email }) });
  if (!remember) removeItem("rememberedEmail");
}

/**
 * The attributes of a link that opens an account: to the application, or first to the login (spec section 6).
 * By the mark `early/head.ts` finds it before hydration.
 */
export function useOpenAccountLink() {
  const href = linkTo(useUser() === null ? paths.login : paths.accounts);
  return { href, "data-open-account": "" };
}
