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

export const reloadButton = {
  action: "Load again",
  busy: "Loading again...",
  failed: "This did not work. Check your connection, or try again later.",
} as const;

/** What a screen says whose script has failed, or hasn't arrived yet. */
export const scriptFailed = "This page needs JavaScript, which is switched off or did not load.";
export const scriptLate = "This page is still loading. The network may be slow.";
export const helpWithoutScript = "Call or write to us, and we help you. Or load the page again:";
