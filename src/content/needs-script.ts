/** What stands in the place of a screen that can't do without a script, where there is none. */
export const needsScript = {
  text: "This page needs JavaScript, which is switched off in your browser or didn't arrive.",
  instead: "We are glad to help you all the same. Call or write to us:",
} as const;
