/**
 * Hides and stops the page within another site's page, which could guide a visitor's taps.
 *
 * @returns whether the page is in such a frame.
 */
export function guardAgainstFrames(): boolean {
  if (top === self) return false;
  document.documentElement.hidden = true;
  stop();
  return true;
}
