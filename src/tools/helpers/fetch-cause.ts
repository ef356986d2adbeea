/** The cause of a failed `fetch`, in the words of Node or OpenSSL. */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return `${cause}`;
  // The error has no message if each IP address of a host failed.
  return cause.message || ("code" in cause ? `${cause.code}` : "");
}
