/**
 * The e-mail address that this visitor has last typed on a password screen, or whose password was
 * reset, for the next such screen. It lasts as long as the page.
 */
import { textOrNull } from "../lib/narrow.ts";

let last = "";

export const lastEmail = () => textOrNull(last);

export function setLastEmail(email: string): void {
  last = email;
}
