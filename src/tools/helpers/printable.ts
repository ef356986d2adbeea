const MAX_LENGTH = 200;

/** Without the control characters that move the cursor or hide what was printed before. */
export function printable(text: string): string {
  const line = text.slice(0, MAX_LENGTH).replace(/\s+/g, " ").replace(/\p{C}/gu, "");
  return text.length > MAX_LENGTH ? `${line}…` : line;
}
