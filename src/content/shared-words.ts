export const sharedWords = {
  tryAgain: "Try again",
  loading: "Loading...",
  findAccount: "Find the account for you",
  backToNews: "Back to News",
  passwordHint: "At least 6 characters",
  formNotConnected: "This form is not connected yet. For an answer, call, write or chat:",
} as const;

/**
 * The message if the device has no network, or the host doesn't respond to a reload. A login or
 * sign-up shows it for any `NetworkError`.
 */
export const NO_NETWORK = "Network error. Please check your connection and try again.";

/** The message if the backend, or the host after a press on "Load again", has failed. */
export const SERVER_ERROR = "Server error. Please try again later.";
