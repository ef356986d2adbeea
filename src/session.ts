import { useSyncExternalStore } from "react";
import { paths } from "./content/paths.ts";
import { linkTo } from "./lib/address.ts";
import { isRecord, textOrNull } from "./lib/narrow.ts";
import { readItem, removeItem } from "./lib/storage.ts";

/** Who is signed in (spec section 4). The name is null where the stored user has none. */
export type Session = { readonly signedIn: boolean; readonly name: string | null };

const SIGNED_OUT: Session = { signedIn: false, name: null };

const listeners = new Set<() => void>();
let current = SIGNED_OUT;

/** Reads the session from the browser's storage; an empty token counts as none. */
function readSession(): Session {
  const token = readItem("authToken") || readItem("token");
  const user = readItem("user");
  if (!token || !user) return SIGNED_OUT;
  return { signedIn: true, name: nameOf(user) };
}

/** The name in a stored user, or null where the user can't be parsed or its name isn't text. */
function nameOf(storedUser: string): string | null {
  try {
    const user: unknown = JSON.parse(storedUser);
    return isRecord(user) ? textOrNull(user.name) : null;
  } catch {
    return null;
  }
}

/** Keeps the snapshot's identity while nothing changed, as `useSyncExternalStore` needs it. */
function getSession(): Session {
  const next = readSession();
  if (next.signedIn !== current.signedIn || next.name !== current.name) current = next;
  return current;
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  window.addEventListener("hashchange", onChange);
  window.addEventListener("storage", onChange);
  // A page that comes back from the back/forward cache missed the `storage` events meanwhile.
  window.addEventListener("pageshow", onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("hashchange", onChange);
    window.removeEventListener("storage", onChange);
    window.removeEventListener("pageshow", onChange);
  };
}

/** The session now; the component renders again when it changes, here or in another tab. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, () => SIGNED_OUT);
}

/** Ends the session on this device. */
export function logOut(): void {
  for (const key of ["authToken", "token", "user"]) removeItem(key);
  for (const notify of listeners) notify();
}

/** Where "Open Account" leads: to the application, or first to the login (spec section 6). */
export function useOpenAccountLink(): string {
  return linkTo(useSession().signedIn ? paths.accounts : paths.login);
}
