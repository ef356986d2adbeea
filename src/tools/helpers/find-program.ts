import { existsSync } from "node:fs";

/** The first of these paths that exists; null if none does. */
export const findProgram = (paths: readonly string[]): string | null =>
  paths.find((path) => existsSync(path)) ?? null;
