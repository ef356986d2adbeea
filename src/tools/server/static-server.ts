import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { BUILD_MARK } from "../../build/folder.ts";
import { sha256 } from "../../build/sha256.ts";
import { lifetimeOf, lifetimes, mediaTypeOf, securityHeaders } from "./response-headers.ts";
import { type HttpResponse, RefusalError, type Service, serve } from "./serve.ts";

/** The best first. */
const compressions = [
  { encoding: "br", ending: ".br", encode: promisify(brotliCompress) },
  { encoding: "gzip", ending: ".gz", encode: promisify(gzip) },
] as const;

/** Makes the compressed copies of a folder's files that the static server sends. */
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

async function compressedCopy(path: string, accepted: string) {
  for (const { encoding, ending } of compressions) {
    if (!accepted.includes(encoding)) continue;
    const body = await readFile(path + ending).catch(() => null);
    if (body) return { body, headers: { "content-encoding": encoding } };
  }
  return null;
}

/**
 * Serves a folder as a good host does, with the copies that `compress` has made. `base` begins and
 * ends with a slash. `page` may change `index.html` before it is sent.
 */
export function startStaticServer({
  folder,
  port,
  base = "/",
  page = (html) => html,
}: {
  folder: string | (() => string);
  port: number;
  base?: string;
  page?: (html: string) => string;
}): Promise<Service> {
  return serve({
    port,
    headers: { vary: "accept-encoding", ...securityHeaders },
    async respond({ headers: sent }, { pathname }) {
      if (!pathname.startsWith(base)) throw new RefusalError(404, "Not under the base path");
      const name = decodeURIComponent(pathname.slice(base.length)) || "index.html";
      const root = typeof folder === "string" ? folder : folder();
      const path = normalize(join(root, name));
      const type = mediaTypeOf(path) ?? "application/octet-stream";
      if (!path.startsWith(normalize(`${root}/`)) || name === BUILD_MARK)
        return notFoundResponse(root);
      const contents = await readFile(path).catch(() => null);
      if (contents === null) return notFoundResponse(root);
      const copy = await compressedCopy(path, `${sent["accept-encoding"]}`);
      const body = copy?.body ?? (name === "index.html" ? page(`${contents}`) : contents);

      const etag = `"${sha256(body)}"`;
      const headers = {
        "content-type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
        "cache-control": lifetimeOf(name),
        etag,
        ...copy?.headers,
      };
      if (sent["if-none-match"] === etag) return { status: 304, headers, body: "" };
      return { status: 200, headers, body };
    },
  });
}
