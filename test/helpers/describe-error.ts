/** The lines of a stack that name our files, and those in every test's stack. */
const OURS = /^\s+at .*\b(src|test)\//;
const RUNNERS = /helpers\/(page-suite|site-suite|suite|worker)\.ts/;

/** The message of an error, the difference that it found, and our lines of its stack. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { details } = error as { details?: unknown };
  const at = (error.stack ?? "")
    .split("\n")
    .filter((line) => OURS.test(line) && !RUNNERS.test(line));
  return [error.message, typeof details === "string" ? details : "", ...at.slice(0, 8)]
    .filter(Boolean)
    .join("\n");
}
