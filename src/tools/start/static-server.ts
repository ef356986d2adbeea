import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { lifetimeOf, lifetimes, mediaTypeOf } from "../response-headers.ts";
import { type FakeResponse, RefusalError, type Service, serve } from "./http.ts";

/** The response to a request for a file that isn't in the folder. */
async function notFoundPage(folder: string): Promise<FakeResponse> {
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
 * Serves the files of a folder, as a bucket does: `index.html` for the base path, and `404.html` with
 * status 404 if there is no file. A browser that accepts brotli receives the file with `.br` after its name, if there is
 * one. A browser that has cached the file receives 304.
 *
 * @param folder the folder, or a function that returns it at each request.
 * @param base the path of the folder; it begins and ends with a slash.
 * @param page may change `index.html` before it is sent.
 * @param onBody receives the number of bytes in each response's body, and the name of the file.
 */
export function startStaticServer({
  folder,
  port,
  base = "/",
  page = (html) => html,
  onBody = () => {},
}: {
  folder: string | (() => string);
  port: number;
  base?: string;
  page?: (html: string) => string;
  onBody?: (bytes: number, name: string) => void;
}): Promise<Service> {
  return serve({
    port,
    headers: { vary: "accept-encoding" },
    async respond({ headers: sent }, { pathname }) {
      if (!pathname.startsWith(base)) throw new RefusalError(404, "Not under the base path");
      const name = decodeURIComponent(pathname.slice(base.length)) || "index.html";
      const root = typeof folder === "string" ? folder : folder();
      const path = normalize(join(root, name));
      const type = mediaTypeOf(path);
      if (!path.startsWith(normalize(`${root}/`)) || type === undefined) return notFoundPage(root);
      const contents = await readFile(path).catch(() => null);
      if (contents === null) return notFoundPage(root);
      const acceptsBrotli = /\bbr\b/.test(`${sent["accept-encoding"]}`);
      const brotli = acceptsBrotli ? await readFile(`${path}.br`).catch(() => null) : null;
      const body = brotli ?? (name === "index.html" ? page(`${contents}`) : contents);

      const etag = `"${createHash("sha256").update(body).digest("base64")}"`;
      const headers = {
        "content-type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
        "cache-control": lifetimeOf(name),
        etag,
        ...(brotli && { "content-encoding": "br" }),
      };
      if (sent["if-none-match"] === etag) return { status: 304, headers, body: "" };
      onBody(Buffer.byteLength(body), name);
      return { status: 200, headers, body };
    },
  });
}
