/** The rules for what a visitor enters (spec section 5). Each gives its words, or null when met. */
import type { Errors } from "../lib/form.ts";
import { type Application, applicationFields, type FormField } from "./application-fields.ts";

type Rules<Name extends string> = Readonly<Record<Name, string | null>>;

/** Bytes in 5 MB: a file of so many is too large already (decisions, Application form). */
const TOO_LARGE = 5 * 1024 * 1024;

const SHORTEST_PASSWORD = 6;
const SHORTEST_NAME = 2;

export const PASSWORDS_DIFFER = "Passwords don't match";
export const PASSWORD_TOO_SHORT = "Password must be at least 6 characters long";

/** Text, at-sign, text, dot, text, without white space. */
export function emailError(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === "") return "Email is required";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed) ? null : "Please enter a valid email address";
}

function passwordError(password: string): string | null {
  if (password === "") return "Password is required";
  return password.length < SHORTEST_PASSWORD ? PASSWORD_TOO_SHORT : null;
}

function nameError(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === "") return "Full name is required";
  if (trimmed.length < SHORTEST_NAME) return "Name must be at least 2 characters long";
  // Letters of any script, with the marks that some of them are written with.
  return /^[\p{L}\p{M}\s]+$/u.test(trimmed) ? null : "Name should only contain letters and spaces";
}

function confirmationError(password: string, confirmation: string): string | null {
  if (confirmation === "") return "Please confirm your password";
  return confirmation === password ? null : "Passwords do not match";
}

function errorsOf<Name extends string>(rules: Rules<Name>): Errors<Name> {
  const errors: Errors<Name> = {};
  for (const name in rules) if (rules[name] !== null) errors[name] = rules[name];
  return errors;
}

export function hasErrors(errors: object): boolean {
  return Object.keys(errors).length > 0;
}

export function loginErrors(values: { readonly email: string; readonly password: string }) {
  return errorsOf({ email: emailError(values.email), password: passwordError(values.password) });
}

export function signUpErrors(values: {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}) {
  return errorsOf({
    name: nameError(values.name),
    email: emailError(values.email),
    password: passwordError(values.password),
    confirmPassword: confirmationError(values.password, values.confirmPassword),
  });
}

/**
 * What is wrong with a new password. The fields say what is missing; the rest is the toast's.
 */
export function newPasswordErrors(values: {
  readonly password: string;
  readonly confirmPassword: string;
}): { readonly fields: Errors<"password" | "confirmPassword">; readonly toast: string | null } {
  const { password, confirmPassword } = values;
  const fields = errorsOf({
    password: password === "" ? "Password is required" : null,
    confirmPassword: confirmPassword === "" ? "Please confirm your password" : null,
  });
  if (password === "" || confirmPassword === "") return { fields, toast: null };
  if (password !== confirmPassword)
    return { fields: { confirmPassword: PASSWORDS_DIFFER }, toast: PASSWORDS_DIFFER };
  if (password.length < SHORTEST_PASSWORD)
    return { fields: { password: PASSWORD_TOO_SHORT }, toast: PASSWORD_TOO_SHORT };
  return { fields, toast: null };
}

/** Why a file isn't taken as the picture of an ID card, in words for the visitor. */
export class ImageError extends Error {
  override readonly name = "ImageError";
}

const NO_IMAGE = "Please select a valid image file";

/** The type that the first bytes of a file have, empty where it is neither PNG nor JPEG. */
function imageType(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file).subarray(0, 4);
  const begin = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (begin === "89504e47") return "image/png";
  return begin.startsWith("ffd8ff") ? "image/jpeg" : "";
}

/**
 * Reads the file that was chosen as the picture of an ID card. It is read once: before it is sent,
 * the file may be removed or changed, and the browser would refuse to read it again.
 *
 * @returns the picture, held by the page. Its type is that of its first bytes: phones may name none.
 * @throws ImageError
 */
export async function readImage(file: File): Promise<File> {
  const { name, size, type } = file;
  const isNamedImage = type.startsWith("image/") && !type.startsWith("image/svg");
  if (size === 0 || (type !== "" && !isNamedImage)) throw new ImageError(NO_IMAGE);
  if (size >= TOO_LARGE) throw new ImageError("Image size must be less than 5MB");

  // iOS before 14.5 reads no file by itself.
  const readable = "arrayBuffer" in file ? file : new Response(file);
  const bytes = await readable.arrayBuffer().catch(() => {
    throw new ImageError("This file can't be read any more. Please choose it again.");
  });
  const found = imageType(bytes) || type;
  if (found === "") throw new ImageError(NO_IMAGE);
  return new File([bytes], name, { type: found });
}

/**
 * What is wrong with an application.
 *
 * @param imageError what is wrong with the picture of the ID card.
 */
export function applicationErrors(application: Application, imageError: string | null) {
  const missing = applicationFields.filter(({ name }) => application[name].trim() === "");
  const fields: Errors<FormField> = {};
  for (const { name, label } of missing) fields[name] = `${label} is required`;
  if (imageError !== null) fields.idCardImage = imageError;
  if (missing.length === 0) return { fields, toast: imageError };
  const labels = missing.map(({ label }) => label).join(", ");
  return { fields, toast: `Please fill in all required fields: ${labels}` };
}

export const IMAGE_REQUIRED = "Please upload your ID card image";
