import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What belongs to Git, to npm and to `.gitignore`. */
const NOT_COPIED = /^(\.git|node_modules|dist|shots|\.env)$|worktrees$/;

/**
 * Copies the project, for a test that changes its source. The copy uses the same packages, and has
 * a cache of its own. Windows lets everybody make junctions, but not symbolic links.
 *
 * @returns the folder of the copy. The caller removes it.
 */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "project-"));
  for (const name of await readdir("."))
    await cp(name, join(copy, name), { recursive: true, filter: (path) => !NOT_COPIED.test(path) });
  await mkdir(join(copy, "node_modules"));
  for (const name of await readdir("node_modules"))
    if (!name.startsWith("."))
      await symlink(resolve("node_modules", name), join(copy, "node_modules", name), "junction");
  return copy;
}

/** Changes a file of a copy as many editors do: they rename a new file to the old name. */
export async function edit(
  copy: string,
  file: string,
  change: (text: string) => string,
): Promise<void> {
  const path = join(copy, file);
  await writeFile(`${path}.new`, change(await readFile(path, "utf8")));
  await rename(`${path}.new`, path);
}
