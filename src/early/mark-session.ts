import { readStoredUser } from "../stored-session.ts";
import { dataset } from "./root-dataset.ts";

/** Tells the style sheet whether somebody is signed in. */
export function markSession(): void {
  if (readStoredUser() !== null) dataset.signedIn = "";
}
