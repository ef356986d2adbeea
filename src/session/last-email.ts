/**
 * The e-mail address that this visitor has last typed on a password screen, or whose password was
 * reset, for the next such screen. It lasts as long as the page.
 */
import { textOrNull } from "../lib/narrow.ts";

let last = "";
let isNew = false;

export const lastEmail = () => textOrNull(last);

/** Whether the visitor has just signed up with it. */
export const hasJustSignedUp = () => isNew;

export function setLastEmail(email: string, { hasJustSignedUp = false } = {}): void {
  last = email;
  isNew = hasJustSignedUp;
}
