import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Writes the brotli of each file of a folder beside it, where that is smaller. */
export async function compress(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (name.endsWith(".br") || !(await stat(path)).isFile()) continue;
    const contents = await readFile(path);
    const compressed = brotliCompressSync(contents);
    if (compressed.length < contents.length) await writeFile(`${path}.br`, compressed);
  }
}
