import { readdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Change } from "../project-copy.ts";
import { release } from "./releases.ts";

const CACHE = resolve("node_modules/.cache/bench/releases");

/** What a phone fetches of a new version, where it has changed: all of `assets`, and these. */
const SHELL = /^(assets\/.*|index\.html|service-worker\.js)$/;

const isFile = async (path: string) => (await stat(path).catch(() => null))?.isFile() ?? false;

/**
 * What a release costs a returning visitor, in bytes by brotli, without headers.
 *
 * @param change what it changes in the source.
 */
export async function releaseCost(change: Change): Promise<number> {
  const [before, after] = [join(CACHE, "before"), join(CACHE, "after")];
  if (!(await isFile(join(before, "index.html")))) await release(before);
  await release(after, change);
  let bytes = 0;
  for (const name of await readdir(after, { recursive: true })) {
    const [old, path] = [join(before, name), join(after, name)];
    if (!SHELL.test(name) || name.endsWith(".br") || !(await isFile(path))) continue;
    if ((await isFile(old)) && (await readFile(old)).equals(await readFile(path))) continue;
    const { size } = await stat(`${path}.br`).catch(() => stat(path));
    bytes += size;
  }
  return bytes;
}
