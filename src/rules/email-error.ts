import { isEmail } from "../lib/email.ts";

export function emailError(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === "") return "Email is required";
  return isEmail(trimmed) ? null : "Please enter a valid email address";
}
