/** The error catalogue (spec section 8): the messages for failed calls. */
import type { Refusal } from "../lib/form.ts";
import { HttpError, InvalidResponseError, NetworkError, TimeoutError } from "../lib/http.ts";
import { parseJson } from "../lib/narrow.ts";

/** Longer messages of a server are cut to this, in characters. */
const MAX_MESSAGE_LENGTH = 200;

/** Matches what isn't a message for visitors: markup, or a value without text that was converted to text. */
const NO_MESSAGE = /<[a-z!?/]|\[object |^undefined$/i;

/** The server's message, cut to a reasonable length; null where it isn't plain text. */
function serverMessage(error: unknown): string | null {
  const message = error instanceof HttpError ? error.serverMessage?.trim() : undefined;
  if (!message || NO_MESSAGE.test(message) || parseJson(message) !== undefined) return null;
  const characters = Array.from(message);
  return characters.length > MAX_MESSAGE_LENGTH
    ? `${characters.slice(0, MAX_MESSAGE_LENGTH).join("").trimEnd()}…`
    : message;
}

export const NO_NETWORK = "Network error. Please check your connection and try again.";

/** What is said of a call that failed because the device has no network; null for any other failure. */
export const offlineMessage = (error: unknown): string | null =>
  error instanceof NetworkError && error.offline ? NO_NETWORK : null;

/** Where the messages for a failed login or sign-up are shown. */
export type AuthFailure = Refusal<"email" | "password">;

const inBanner = (message: string): AuthFailure => ({ toast: message, banner: message });
const onEmail = (message: string): AuthFailure => ({ toast: message, fields: { email: message } });

/** The messages for a failed login or sign-up. */
export function authFailure(error: unknown, mode: "login" | "sign-up"): AuthFailure {
  if (error instanceof TimeoutError)
    return inBanner("Request timed out. Please check your connection and try again.");
  if (error instanceof NetworkError) return inBanner(NO_NETWORK);
  if (error instanceof InvalidResponseError) return inBanner("Invalid response from server");
  if (!(error instanceof HttpError))
    return inBanner("An unexpected error occurred. Please try again.");

  const { status } = error;
  if (status === 409) return onEmail("Email already exists");
  if (status >= 500) return inBanner("Server error. Please try again later.");
  const isRefused = status === 400 || status === 401;
  if (isRefused && mode === "login")
    return {
      toast: "Invalid email or password",
      fields: { email: "Invalid credentials", password: "Invalid credentials" },
    };
  const message = serverMessage(error) ?? "An error occurred";
  return isRefused && /e-?mail/i.test(message) ? onEmail(message) : inBanner(message);
}

/** The messages for other failed calls, where the server gives no reason. */
const FALLBACKS = {
  application: "Submission failed. Please try again.",
  forgotPassword: "Failed to send reset link. Try again.",
  resetLink: "Invalid or expired reset link",
  linkCheck: "Your reset link could not be checked. Please try again.",
  resetPassword: "Failed to reset password",
} as const;

/**
 * Whether a failed call may have reached the backend, which then didn't respond. A gateway responds with 502 or
 * 504 in its place.
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof HttpError) return error.status === 502 || error.status === 504;
  return error instanceof TimeoutError || (error instanceof NetworkError && !error.offline);
}

/** Whether a failed call may succeed if it is made again: no response came, or one that refuses nothing. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof HttpError) return error.status === 429 || error.status >= 500;
  return error instanceof NetworkError || error instanceof TimeoutError;
}

/**
 * The server's reason for a failed call, or the call's fallback where it gives none. Without a
 * network the message says so for every call, as for login and sign-up.
 */
export function failureMessage(error: unknown, call: keyof typeof FALLBACKS): string {
  return offlineMessage(error) ?? serverMessage(error) ?? FALLBACKS[call];
}
