/** Validation rules (spec section 5). A field's rule returns its message, or null if it is met. */
import type { Errors, Values } from "../lib/forms/values-and-errors.ts";

const MIN_PASSWORD_LENGTH = 6;
const MIN_NAME_LENGTH = 2;
/** As in `services/openapi.yaml`. */
const MAX_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 254;

/** The owner has a text for each screen (spec section 5). */
const MISMATCH = {
  signUp: "Passwords do not match",
  resetPassword: "Passwords don't match",
} as const;
const PASSWORD_MISSING = "Password is required";
const CONFIRMATION_MISSING = "Please confirm your password";
const PASSWORD_TOO_SHORT = "Password must be at least 6 characters long";

/**
 * Matches an e-mail address alone, not `<a@b.lr>` or `mailto:a@b.lr`. Without a dot in the classes
 * after the `@`, it takes linear time for any text.
 */
const EMAIL = /^[^\s@<>:;,]+@[^\s@<>:;,.]+(\.[^\s@<>:;,.]+)*\.[^\s@<>:;,.]*[\p{L}\p{M}\p{N}]$/u;

export function emailError(email: string): string | null {
  if (email === "") return "Email is required";
  const isValid = email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email);
  return isValid ? null : "Please enter a valid email address";
}

function passwordError(password: string): string | null {
  if (password === "") return PASSWORD_MISSING;
  return password.length < MIN_PASSWORD_LENGTH ? PASSWORD_TOO_SHORT : null;
}

function nameError(name: string): string | null {
  if (name === "") return "Full name is required";
  if (name.length < MIN_NAME_LENGTH) return "Name must be at least 2 characters long";
  if (name.length > MAX_NAME_LENGTH) return "Name must be at most 100 characters long";
  return /^[\p{L}\p{M}\s]+$/u.test(name) ? null : "Name should only contain letters and spaces";
}

function confirmationError(password: string, confirmation: string): string | null {
  if (confirmation === "") return CONFIRMATION_MISSING;
  return confirmation === password ? null : MISMATCH.signUp;
}

function errorsOf<Name extends string>(found: Readonly<Record<Name, string | null>>) {
  const errors: Errors<Name> = {};
  for (const name in found) if (found[name] !== null) errors[name] = found[name];
  return errors;
}

export function hasErrors(errors: object): boolean {
  return Object.keys(errors).length > 0;
}

export function loginErrors({ email, password }: Values<"email" | "password">) {
  return errorsOf({ email: emailError(email), password: passwordError(password) });
}

type NewPassword = Values<"password" | "confirmPassword">;

export function signUpErrors(values: Values<"name" | "email"> & NewPassword) {
  return errorsOf({
    name: nameError(values.name),
    email: emailError(values.email),
    password: passwordError(values.password),
    confirmPassword: confirmationError(values.password, values.confirmPassword),
  });
}

export function newPasswordErrors({ password, confirmPassword }: NewPassword) {
  const fields = errorsOf({
    password: password === "" ? PASSWORD_MISSING : null,
    confirmPassword: confirmPassword === "" ? CONFIRMATION_MISSING : null,
  });
  if (hasErrors(fields)) return { fields, toast: null };
  if (password !== confirmPassword)
    return { fields: { confirmPassword: MISMATCH.resetPassword }, toast: MISMATCH.resetPassword };
  if (password.length < MIN_PASSWORD_LENGTH)
    return { fields: { password: PASSWORD_TOO_SHORT }, toast: PASSWORD_TOO_SHORT };
  return { fields, toast: null };
}
