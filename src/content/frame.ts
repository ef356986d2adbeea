export const frame = {
  skip: "Skip to content",
  toTop: "Scroll to top",
  closeToast: "Close",
  newVersion: { text: "This site has a new version.", action: "Load it", busy: "Loading it..." },
  /** The fallback of a screen that fails to load or to render. */
  failure: {
    heading: "This page could not be shown",
    text: "The connection may have failed. Load the page again.",
  },
} as const;

export const reloadButton = { action: "Load again", busy: "Loading again..." } as const;

export const withoutScript = {
  text: "This page needs JavaScript. It is switched off in your browser, or it did not load.",
  instead: "Load the page again, or let us help you without it. Call or write to us:",
} as const;
