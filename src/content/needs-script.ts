/** Shown instead of a screen that needs a script, if no script runs. */
export const needsScript = {
  text: "This page needs JavaScript. It is switched off in your browser, or it did not load.",
  instead: "Load the page again, or let us help you without it. Call or write to us:",
} as const;
