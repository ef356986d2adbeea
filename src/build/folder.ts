import { existsSync, statSync } from "node:fs";
import { cp, lstat, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Only a build writes this file. `npm start`, `release.sh` and `upload.sh` leave it out. */
export const BUILD_MARK = ".savings-and-loans-build";
/** Besides the mark, files of GitHub Pages in the folder that it serves. */
const PRESERVED: readonly string[] = [BUILD_MARK, ".git", ".nojekyll", "CNAME"];

export async function isReplaceable(folder: string): Promise<boolean> {
  if ((await lstat(folder).catch(() => null)) === null) return true;
  // It may be a link to a disk that isn't mounted.
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return false;
  const names = await readdir(folder);
  return names.includes(BUILD_MARK) || names.every((name) => PRESERVED.includes(name));
}

/** Deletes the files of the last build that the new one doesn't have. */
async function deleteStale(folder: string, built: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (PRESERVED.includes(name)) continue;
    const [last, next] = [join(folder, name), join(built, name)];
    // On Windows, a virus scanner may hold a file for a moment.
    if (!existsSync(next)) await rm(last, { recursive: true, maxRetries: 3 });
    else if (statSync(next).isDirectory()) await deleteStale(last, next);
  }
}

/**
 * The folder itself stays, because it may be a link or a mounted disk. If this is interrupted, the
 * page in the folder still has the scripts that it names.
 */
export async function replaceFolder(folder: string, built: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, BUILD_MARK), "npm run build replaces all files of this folder.\n");
  const others = (await readdir(built)).filter((name) => name !== "assets");
  for (const name of ["assets", ...others])
    await cp(join(built, name), join(folder, name), { recursive: true });
  await deleteStale(folder, built);
}
