/**
 * A text from outside, for one line of a terminal: cut, and without the control characters that move
 * the cursor or hide what was printed before.
 */
export function printable(text: string, limit = 200): string {
  const line = text
    .slice(0, 2 * limit)
    .replace(/\s+/g, " ")
    .replace(/\p{C}/gu, "");
  return line.length > limit ? `${line.slice(0, limit)}…` : line;
}
