/** The e-mail address of a visitor who has ticked "Remember me" (spec section 3). */
import { readItem, removeItem, writeItems } from "../lib/storage.ts";
import { emailError } from "../rules/validation.ts";

/** A former site may have stored another text, such as `undefined`. */
export function rememberedEmail(): string | null {
  const email = readItem("rememberedEmail")?.trim() ?? "";
  return readItem("rememberMe") === "true" && emailError(email) === null ? email : null;
}

export function rememberEmail(email: string, remember: boolean): void {
  writeItems({ rememberMe: String(remember), ...(remember && { rememberedEmail: email }) });
  if (!remember) removeItem("rememberedEmail");
}
