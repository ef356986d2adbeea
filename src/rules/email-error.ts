import { isEmail } from "../lib/email.ts";

/** The error of an e-mail address, which may have white space at its ends; null if it is valid. */
export function emailError(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === "") return "Email is required";
  return isEmail(trimmed) ? null : "Please enter a valid email address";
}
