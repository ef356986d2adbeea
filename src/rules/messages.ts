/** The messages for failed calls (spec section 8). */
import { NO_NETWORK } from "../content/shared-words.ts";
import type { FormErrors } from "../lib/forms/values-and-errors.ts";
import { HttpError, InvalidResponseError, NetworkError, TimeoutError } from "../lib/http.ts";
import { parseJson } from "../lib/narrow.ts";

const SERVER_ERROR = "Server error. Please try again later.";

const MAX_MESSAGE_LENGTH = 200;

/** Matches markup, an HTML entity, and what a faulty program writes instead of a message. */
const NOT_PLAIN_TEXT = /<[a-z!?/]|&(\w+|#\w+);|\[object |^undefined$/i;

function serverMessage(error: unknown): string | null {
  // With status 500, a message is a program's, for its log.
  if (!(error instanceof HttpError) || error.status === 500) return null;
  const message = error.serverMessage?.trim();
  if (!message || NOT_PLAIN_TEXT.test(message) || parseJson(message) !== undefined) return null;
  const characters = Array.from(message);
  return characters.length > MAX_MESSAGE_LENGTH
    ? `${characters.slice(0, MAX_MESSAGE_LENGTH).join("").trimEnd()}…`
    : message;
}

/** For statuses that a backend or its proxy sends without a message of its own. */
const BUSY_MESSAGES: Readonly<Record<number, string>> = {
  429: "Too many attempts. Wait a few minutes, then try again.",
  503: SERVER_ERROR,
};

/** The words of a response; null if it has none for visitors. */
function responseMessage(error: unknown): string | null {
  const busy = error instanceof HttpError ? BUSY_MESSAGES[error.status] : undefined;
  return serverMessage(error) ?? busy ?? null;
}

export const offlineMessage = (error: unknown): string | null =>
  error instanceof NetworkError && error.wasOffline ? NO_NETWORK : null;

/** What is known of a failed call, in words for visitors; null if nothing. */
const failureReason = (error: unknown): string | null =>
  offlineMessage(error) ?? responseMessage(error);

export const failureMessage = (error: unknown, fallback: string): string =>
  failureReason(error) ?? fallback;

export type AuthFailure = FormErrors<"email" | "password"> & {
  /** Whether somebody has signed up with the e-mail address. */
  readonly isTaken?: boolean;
  readonly hasWrongCredentials?: boolean;
};

/** Matches a message that an e-mail address exists, but not "A confirmation was already sent". */
const TAKEN =
  /\balready (been |being |has |have )?(an account|associated|exists?|in use|linked|registered|signed up|taken|used)\b/i;

const inBanner = (message: string): AuthFailure => ({ toast: message, banner: message });
const onEmail = (message: string): AuthFailure => ({ toast: message, fields: { email: message } });

export function authFailure(error: unknown, mode: "login" | "signUp"): AuthFailure {
  if (error instanceof TimeoutError)
    return inBanner("Request timed out. Please check your connection and try again.");
  if (error instanceof NetworkError) return inBanner(NO_NETWORK);
  if (error instanceof InvalidResponseError) return inBanner("Invalid response from server");
  if (!(error instanceof HttpError))
    return inBanner("An unexpected error occurred. Please try again.");

  const { status } = error;
  if (status === 409) return { ...onEmail("Email already exists"), isTaken: true };
  if (status >= 500) return inBanner(SERVER_ERROR);
  const isRefused = status === 400 || status === 401;
  if (isRefused && mode === "login")
    return {
      toast: "Invalid email or password",
      // The password is focused, since it is first here, and more likely to be wrong.
      fields: { password: "Invalid credentials", email: "Invalid credentials" },
      hasWrongCredentials: true,
    };
  const message = responseMessage(error) ?? "An error occurred";
  // Many frameworks refuse the fields of a sign-up with 422.
  const isOfFields = mode === "signUp" && (isRefused || status === 422);
  if (!isOfFields || !/e-?mail/i.test(message)) return inBanner(message);
  return { ...onEmail(message), isTaken: TAKEN.test(message) };
}

/** By the name of the call. */
export const FALLBACKS = {
  submitApplication: "Submission failed. Please try again.",
  requestResetLink: "Failed to send reset link. Try again.",
  checkResetLink: "Invalid or expired reset link",
  setNewPassword: "Failed to reset password",
} as const;

/** The statuses of a gateway that got no response from the backend. Cloudflare's are above 504. */
const GATEWAY_STATUSES: readonly number[] = [502, 504, 520, 522, 524];

/** A call is lost if the backend may have it, but hasn't responded. */
function isLostCall(error: unknown): boolean {
  if (error instanceof HttpError) return GATEWAY_STATUSES.includes(error.status);
  return error instanceof TimeoutError || (error instanceof NetworkError && error.mayHaveBeenSent);
}

/**
 * What is known after a failed call.
 *
 * @param earlierIsUncertain whether an earlier one was lost.
 * @returns whether this one `isLost`, whether the attempt `isUncertain`, since one of them was lost,
 * and the `reason` for visitors why this one failed. That is null if this one is lost, or if only an
 * earlier one is and nothing else is known.
 */
export function attemptFailure(
  error: unknown,
  call: keyof typeof FALLBACKS,
  earlierIsUncertain: boolean,
) {
  const isLost = isLostCall(error);
  const fallback = earlierIsUncertain ? null : FALLBACKS[call];
  const reason = isLost ? null : (failureReason(error) ?? fallback);
  return { isLost, isUncertain: isLost || earlierIsUncertain, reason };
}

/**
 * Whether a reset link may work after a failed call. Simple backends respond to an invalid token with
 * a status such as 500.
 */
export function resetLinkMayBeValid(error: unknown): boolean {
  if (error instanceof HttpError) return [429, 503, ...GATEWAY_STATUSES].includes(error.status);
  return !(error instanceof InvalidResponseError);
}
