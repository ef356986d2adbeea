import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** The best first. */
export const compressions = [
  { encoding: "br", ending: ".br", encode: promisify(brotliCompress) },
  { encoding: "gzip", ending: ".gz", encode: promisify(gzip) },
] as const;

export async function compress(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!(await stat(path)).isFile()) continue;
    const contents = await readFile(path);
    for (const { ending, encode } of compressions) {
      const smaller = await encode(contents);
      if (smaller.length < contents.length) await writeFile(path + ending, smaller);
    }
  }
}
