import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Compresses each file in a folder with brotli, into a file beside it if that is smaller. */
export async function compress(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (name.endsWith(".br") || !(await stat(path)).isFile()) continue;
    const contents = await readFile(path);
    const compressed = brotliCompressSync(contents);
    if (compressed.length < contents.length) await writeFile(`${path}.br`, compressed);
  }
}
