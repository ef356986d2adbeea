/** The error catalogue (spec section 8): what a visitor is told when a call fails. */
import type { Refusal } from "../lib/form.ts";
import { HttpError, InvalidResponseError, NetworkError, TimeoutError } from "../lib/http.ts";
import { parseJson } from "../lib/narrow.ts";

/** Longer messages of a server are cut, in characters. */
const LONGEST = 200;

/** What no visitor should read, beside JSON: markup, and an object where its text was meant. */
const NOT_WORDS = /<[a-z!?/]|\[object /i;

/** The server's own words where they are fit to be read: plain text of a reasonable length. */
function serverMessage(error: unknown): string | null {
  const message = error instanceof HttpError ? error.serverMessage?.trim() : undefined;
  if (!message || NOT_WORDS.test(message) || parseJson(message) !== undefined) return null;
  const characters = Array.from(message);
  return characters.length > LONGEST
    ? `${characters.slice(0, LONGEST).join("").trimEnd()}…`
    : message;
}

const NO_NETWORK = "Network error. Please check your connection and try again.";

/** What is shown for a failed login or sign-up. */
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

/** The first row that fits an error is the one that is shown. */
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

/** What a visitor sees of a failed login or sign-up. */
export function authFailure(error: unknown, mode: Mode): AuthFailure {
  const row = AUTH_ROWS.find(({ when }) => when(error, mode));
  return row?.shows(error) ?? inBanner("An unexpected error occurred. Please try again.");
}

/** What the other calls say when they fail and the server gives no reason. */
const FALLBACKS = {
  application: "Submission failed. Please try again.",
  forgotPassword: "Failed to send reset link. Try again.",
  resetLink: "Invalid or expired reset link",
  resetPassword: "Failed to reset password",
} as const;

/** Whether a call failed because no answer came, so that what it asked for isn't known. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof NetworkError || error instanceof TimeoutError;
}

/**
 * The server's reason for a failed call, or the call's own words where it gives none. Without a
 * network every call says so, as login and sign-up do.
 */
export function failureMessage(error: unknown, call: keyof typeof FALLBACKS): string {
  if (error instanceof NetworkError && error.offline) return NO_NETWORK;
  return serverMessage(error) ?? FALLBACKS[call];
}
