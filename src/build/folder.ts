import { existsSync } from "node:fs";
import { cp, mkdir, readdir, realpath, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Only a build writes this file. `release.sh` and `upload.sh` leave it out. */
export const BUILD_MARK = ".savings-and-loans-build";
/** Besides the mark, files of GitHub Pages in the folder that it serves. */
const PRESERVED: readonly string[] = [BUILD_MARK, ".git", ".nojekyll", "CNAME"];
const isPreserved = (path: string) => PRESERVED.includes(path.replace(/[\\/].*/, ""));

/**
 * Refuses to delete what no build has written. The folder itself stays, because it may be a link or
 * a mounted disk.
 */
export async function replaceFolder(folder: string, built: string): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  if (!names.includes(BUILD_MARK) && !names.every(isPreserved))
    throw new Error(`no build has written ${folder}: delete it, or name another folder`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, BUILD_MARK), "npm run build replaces all files of this folder.\n");
  const target = await realpath(folder);
  // Scripts first: if this is interrupted, the page in the folder has all scripts that it names.
  for (const part of ["assets", ""])
    await cp(join(built, part), join(target, part), { recursive: true });
  for (const path of await readdir(folder, { recursive: true }))
    if (!isPreserved(path) && !existsSync(join(built, path)))
      // On Windows, a virus scanner may hold a file for a moment.
      await rm(join(folder, path), { recursive: true, force: true, maxRetries: 3 });
}
