import { screens } from "../screen-table.ts";

export const sharedWords = {
  tryAgain: "Try again",
  loading: "Loading...",
  findAccount: { label: "Find the account for you", path: screens.accountTypes.path },
  backToNews: "Back to News",
  passwordHint: "At least 6 characters",
  formNotConnected: "This form is not connected yet. For an answer, call, write or chat:",
} as const;

/** The message if the device has no network. A login or sign-up shows it for any `NetworkError`. */
export const NO_NETWORK = "Network error. Please check your connection and try again.";
