/** Ends the process with what a hook has thrown, which uvu would ignore. `run-files.ts` reads it. */
export function printAndExit(error: unknown): never {
  console.error("A hook failed:", error);
  process.exit(1);
}
