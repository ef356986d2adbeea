/** Prints why a program can't do its work, and ends the process. */
export function refuse(...reasons: readonly string[]): never {
  for (const reason of reasons) console.error(`error: ${reason}`);
  process.exit(1);
}
