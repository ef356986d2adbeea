/** Shown in place of a screen that needs a script, where no script runs. */
export const needsScript = {
  text: "This page needs JavaScript, which is switched off in your browser or didn't arrive.",
  instead: "We are glad to help you all the same. Call or write to us:",
} as const;
