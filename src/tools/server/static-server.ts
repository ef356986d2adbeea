import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { sha256 } from "../../build/sha256.ts";
import { lifetimeOf, mediaTypeOf, securityHeaders } from "./response-headers.ts";
import { json, RefusalError, type Service, serve } from "./serve.ts";

export const NEXT_BUILD = "next-build";

/** Makes the copies with brotli of a folder's files that the static server sends. */
export async function compress(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!(await stat(path)).isFile()) continue;
    const contents = await readFile(path);
    const smaller = await promisify(brotliCompress)(contents);
    if (smaller.length < contents.length) await writeFile(`${path}.br`, smaller);
  }
}

/**
 * Serves a folder as a good host does, with the copies that `compress` has made. `base` begins and
 * ends with a slash. A request of `NEXT_BUILD` waits for `nextBuild`.
 */
export function startStaticServer({
  folder,
  port,
  base = "/",
  nextBuild,
}: {
  folder: string;
  port: number;
  base?: string;
  nextBuild?: () => Promise<unknown>;
}): Promise<Service> {
  return serve({
    port,
    headers: () => ({ vary: "accept-encoding", ...securityHeaders }),
    async respond({ headers: sent }, { pathname }) {
      if (!pathname.startsWith(base)) throw new RefusalError(404, "Not under the base path");
      const asked = decodeURIComponent(pathname.slice(base.length)) || "index.html";
      if (nextBuild && asked === NEXT_BUILD) return json(200, await nextBuild());
      const isInside = normalize(join(folder, asked)).startsWith(normalize(`${folder}/`));
      const read = (name: string) => readFile(join(folder, name)).catch(() => null);
      const found = isInside ? await read(asked) : null;
      const name = found ? asked : "404.html";
      const contents = found ?? (await read(name));
      if (!contents) throw new RefusalError(404, "No such file");
      const acceptsBrotli = /\bbr\b/.test(`${sent["accept-encoding"]}`);
      const copy = acceptsBrotli ? await read(`${name}.br`) : null;
      const body = copy ?? contents;
      const type = mediaTypeOf(name) ?? "application/octet-stream";
      const etag = `"${sha256(body)}"`;
      const headers = {
        "content-type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
        "cache-control": lifetimeOf(name),
        etag,
        ...(copy && { "content-encoding": "br" }),
      };
      if (sent["if-none-match"] === etag) return { status: 304, headers, body: "" };
      return { status: found ? 200 : 404, headers, body };
    },
  });
}
