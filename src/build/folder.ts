import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Only a build writes this file. `npm start`, `release.sh` and `upload.sh` leave it out. */
export const BUILD_MARK = ".savings-and-loans-build";
/** Files of GitHub Pages in the folder that it serves. */
const PRESERVED: readonly string[] = [".git", ".nojekyll", "CNAME"];

const replaceable = async (folder: string) =>
  (await readdir(folder)).filter((name) => !PRESERVED.includes(name));

export async function isReplaceable(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return true;
  const names = await replaceable(folder);
  return names.length === 0 || names.includes(BUILD_MARK);
}

/** The folder itself stays, because it may be a link or a mounted disk. */
export async function replaceFolder(folder: string, built: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, BUILD_MARK), "npm run build replaces all files of this folder.\n");
  // On Windows, a virus scanner may hold a file for a moment.
  for (const name of await replaceable(folder))
    if (name !== BUILD_MARK)
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  for (const name of await readdir(built))
    await cp(join(built, name), join(folder, name), { recursive: true });
}
