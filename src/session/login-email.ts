/** The e-mail address that a form fills in for a visitor who logs in or resets the password. */
import { textOrNull } from "../lib/narrow.ts";
import { readItem, removeItem, writeItems } from "../lib/storage.ts";
import { emailError } from "../rules/validation.ts";
import { subscribeToVisitor } from "./visitor.ts";

/** A former site may have stored another text, such as `undefined`. */
export function rememberedEmail(): string | null {
  const email = readItem("rememberedEmail")?.trim() ?? "";
  return readItem("rememberMe") === "true" && emailError(email) === null ? email : null;
}

export function rememberEmail(email: string, remember: boolean): void {
  writeItems({ rememberMe: String(remember), ...(remember && { rememberedEmail: email }) });
  if (!remember) removeItem("rememberedEmail");
}

/** What this visitor has last typed on a password screen, for the next one. Only in memory. */
let last = "";

export const lastEmail = () => textOrNull(last);

export function setLastEmail(email: string): void {
  last = email;
}

subscribeToVisitor(() => setLastEmail(""));
