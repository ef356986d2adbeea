import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { BUILD_MARK } from "../../build/folder.ts";
import { sha256 } from "../../build/sha256.ts";
import { lifetimeOf, lifetimes, mediaTypeOf, securityHeaders } from "./response-headers.ts";
import { type HttpResponse, RefusalError, type Service, serve } from "./serve.ts";

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

async function notFoundResponse(folder: string): Promise<HttpResponse> {
  const body = await readFile(join(folder, "404.html")).catch(() => {
    throw new RefusalError(404, "No such file");
  });
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": lifetimes.other,
  };
  return { status: 404, headers, body };
}

/**
 * Serves a folder as a good host does, with the copies that `compress` has made. `base` begins and
 * ends with a slash. `changeDocument` may change the text of `index.html` before it is sent.
 */
export function startStaticServer({
  folder,
  port,
  base = "/",
  changeDocument = (html) => html,
}: {
  folder: string;
  port: number;
  base?: string;
  changeDocument?: (html: string) => string;
}): Promise<Service> {
  return serve({
    port,
    headers: () => ({ vary: "accept-encoding", ...securityHeaders }),
    async respond({ headers: sent }, { pathname }) {
      if (!pathname.startsWith(base)) throw new RefusalError(404, "Not under the base path");
      const name = decodeURIComponent(pathname.slice(base.length)) || "index.html";
      const path = normalize(join(folder, name));
      const type = mediaTypeOf(path) ?? "application/octet-stream";
      if (!path.startsWith(normalize(`${folder}/`)) || name === BUILD_MARK)
        return notFoundResponse(folder);
      const contents = await readFile(path).catch(() => null);
      if (contents === null) return notFoundResponse(folder);
      const acceptsBrotli = /\bbr\b/.test(`${sent["accept-encoding"]}`);
      const copy = acceptsBrotli ? await readFile(`${path}.br`).catch(() => null) : null;
      const body = copy ?? (name === "index.html" ? changeDocument(`${contents}`) : contents);

      const etag = `"${sha256(body)}"`;
      const headers = {
        "content-type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
        "cache-control": lifetimeOf(name),
        etag,
        ...(copy && { "content-encoding": "br" }),
      };
      if (sent["if-none-match"] === etag) return { status: 304, headers, body: "" };
      return { status: 200, headers, body };
    },
  });
}
