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

/** Where the messages for a failed login or sign-up are shown. */
export type AuthFailure = Refusal<"email" | "password">;

type Mode = "login" | "sign-up";

type Row = {
  readonly when: (error: unknown, mode: Mode) => boolean;
  readonly shows: (error: unknown) => AuthFailure;
};

const inBanner = (message: string): AuthFailure => ({ toast: message, banner: message });
const onEmail = (message: string): AuthFailure => ({ toast: message, fields: { email: message } });
const hasStatus = (error: unknown, ...statuses: readonly number[]) =>
  error instanceof HttpError && statuses.includes(error.status);

/** The first row that matches an error is used. */
const AUTH_ROWS: readonly Row[] = [
  {
    when: (error, mode) => mode === "login" && hasStatus(error, 400, 401),
    shows: () => ({
      toast: "Invalid email or password",
      fields: { email: "Invalid credentials", password: "Invalid credentials" },
    }),
  },
  {
    when: (error) => hasStatus(error, 400, 401),
    shows: (error) => {
      const message = serverMessage(error) ?? "An error occurred";
      return /e-?mail/i.test(message) ? onEmail(message) : inBanner(message);
    },
  },
  {
    when: (error) => hasStatus(error, 409),
    shows: () => onEmail("Email already exists"),
  },
  {
    when: (error) => error instanceof HttpError && error.status >= 500,
    shows: () => inBanner("Server error. Please try again later."),
  },
  {
    when: (error) => error instanceof HttpError,
    shows: (error) => inBanner(serverMessage(error) ?? "An error occurred"),
  },
  {
    when: (error) => error instanceof TimeoutError,
    shows: () => inBanner("Request timed out. Please check your connection and try again."),
  },
  {
    when: (error) => error instanceof NetworkError,
    shows: () => inBanner(NO_NETWORK),
  },
  {
    when: (error) => error instanceof InvalidResponseError,
    shows: () => inBanner("Invalid response from server"),
  },
];

/** The messages for a failed login or sign-up. */
export function authFailure(error: unknown, mode: Mode): AuthFailure {
  const row = AUTH_ROWS.find(({ when }) => when(error, mode));
  return row?.shows(error) ?? inBanner("An unexpected error occurred. Please try again.");
}

/** The messages for other failed calls, where the server gives no reason. */
const FALLBACKS = {
  application: "Submission failed. Please try again.",
  forgotPassword: "Failed to send reset link. Try again.",
  resetLink: "Invalid or expired reset link",
  resetPassword: "Failed to reset password",
} as const;

/** Whether a call failed without a response, so that its outcome isn't known. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof NetworkError || error instanceof TimeoutError;
}

/**
 * The server's reason for a failed call, or the call's fallback where it gives none. Without a
 * network the message says so for every call, as for login and sign-up.
 */
export function failureMessage(error: unknown, call: keyof typeof FALLBACKS): string {
  if (error instanceof NetworkError && error.offline) return NO_NETWORK;
  return serverMessage(error) ?? FALLBACKS[call];
}
