import { readStoredUser } from "../stored-session.ts";

/** Tells the style sheet whether somebody is signed in. */
export function markSession(): void {
  if (readStoredUser() !== null) document.documentElement.dataset.signedIn = "";
}
