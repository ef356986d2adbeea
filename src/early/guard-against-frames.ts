/** Hides and stops the page within another site's page, which could guide a visitor's taps. */
export function guardAgainstFrames(): void {
  if (top === self) return;
  document.documentElement.hidden = true;
  stop();
}
