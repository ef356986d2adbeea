const MAX_LENGTH = 200;

/** Without the control characters that move the cursor or hide what was printed before. */
export function printable(text: string): string {
  const line = text.slice(0, MAX_LENGTH).replace(/\s+/g, " ").replace(/\p{C}/gu, "");
  return text.length > MAX_LENGTH ? `${line}…` : line;
}

/** The cause of a failed `fetch`, in the words of Node or OpenSSL. */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return `${cause}`;
  // The error has no message if each IP address of a host failed.
  return cause.message || ("code" in cause ? `${cause.code}` : "");
}
