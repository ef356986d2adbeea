/** The e-mail address with which a password screen begins. */
import { readItem, removeItem, writeItems } from "../lib/storage.ts";
import { emailError } from "../rules/validation.ts";
import { visitorId } from "./stored-session.ts";

const NONE = { email: "", hasJustSignedUp: false, visitor: "" };

/** The last one that was typed on a password screen, or that a reset link has. */
let last = NONE;

const lastOfVisitor = () => (last.visitor === visitorId() ? last : NONE);

/** Stores it as this visitor's, as long as the page lasts. */
export function setLastEmail(email: string, { hasJustSignedUp = false } = {}): void {
  // A password manager may have put a password into the field.
  last = { email: emailError(email) ? "" : email, hasJustSignedUp, visitor: visitorId() };
}

/** Whether the visitor has just signed up with the last one. */
export const hasJustSignedUp = () => lastOfVisitor().hasJustSignedUp;

/**
 * That of a visitor who has ticked "Remember me" (spec section 3). A former site may have stored
 * another text, such as `undefined`.
 */
export function rememberedEmail(): string | null {
  const email = readItem("rememberedEmail")?.trim() ?? "";
  return readItem("rememberMe") === "true" && emailError(email) === null ? email : null;
}

export function rememberEmail(email: string, remember: boolean): void {
  writeItems({ rememberMe: String(remember), ...(remember && { rememberedEmail: email }) });
  if (!remember) removeItem("rememberedEmail");
}

/** Empty if none is known. */
export const firstEmail = () => lastOfVisitor().email || (rememberedEmail() ?? "");
