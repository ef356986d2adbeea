import { access, constants } from "node:fs/promises";

/** The first of these paths that is an executable file; null if none is. */
export async function findProgram(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    const found = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return path;
  }
  return null;
}
