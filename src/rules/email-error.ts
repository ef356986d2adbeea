import { isEmail } from "../lib/email.ts";

export function emailError(email: string): string | null {
  if (email === "") return "Email is required";
  return isEmail(email) ? null : "Please enter a valid email address";
}
