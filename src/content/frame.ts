import { NO_NETWORK, SERVER_ERROR } from "./shared-words.ts";

export const frame = {
  skip: "Skip to content",
  toTop: "Scroll to top",
  closeToast: "Close",
  /** The fallback of a screen that fails to load or to render. */
  failure: {
    heading: "This page could not be shown",
    text: "The connection may have failed. Load the page again.",
  },
} as const;

/** `failed` says why the page wasn't loaded again. */
export const reloadButton = {
  action: "Load again",
  busy: "Loading again...",
  failed: { noResponse: NO_NETWORK, serverError: SERVER_ERROR },
} as const;

export const withoutScript = {
  text: "This page needs JavaScript. It is switched off in your browser, or it did not load.",
  instead: "Load the page again, or let us help you without it. Call or write to us:",
} as const;

/** A script that hasn't arrived yet may still arrive. */
export const lateScript = {
  text: "This page is still loading. Your network may be slow.",
  instead: "Please wait, or let us help you meanwhile. Call or write to us:",
} as const;
