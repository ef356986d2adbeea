/** The e-mail address that a form fills in for a visitor who logs in or resets the password. */
import { isEmail } from "../lib/email.ts";
import { textOrNull } from "../lib/narrow.ts";
import { readItem, removeItem, writeItems } from "../lib/storage.ts";
import { visitorKey } from "./visitor.ts";

/** A former site may have stored another text, such as `undefined`. */
export function rememberedEmail(): string | null {
  const email = readItem("rememberedEmail")?.trim() ?? "";
  return readItem("rememberMe") === "true" && isEmail(email) ? email : null;
}

export function rememberEmail(email: string, remember: boolean): void {
  writeItems({ rememberMe: String(remember), ...(remember && { rememberedEmail: email }) });
  if (!remember) removeItem("rememberedEmail");
}

/** The last e-mail address on a password screen, only in memory, and the key of who typed it. */
let last: { readonly email: string; readonly visitor: number } | null = null;

/** For the next password screen. Null if another visitor typed it. */
export function lastEmail(): string | null {
  return last !== null && last.visitor === visitorKey() ? textOrNull(last.email) : null;
}

export function setLastEmail(email: string): void {
  last = { email, visitor: visitorKey() };
}
