import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { HttpError, type Service, serve } from "./http.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
};

/**
 * Hands out the files of a folder, as a bucket does: `index.html` for the base path, 404 for
 * whatever isn't a file. A file that has its brotli beside it, by the same name and `.br`, goes out
 * as that. What may be cached, and for how long, is the README's (Deploying).
 *
 * @param base the path that the folder stands under; it begins and ends with a slash.
 * @param page may change `index.html` on its way out.
 */
export function startStaticServer({
  folder,
  port,
  base = "/",
  page = (html) => html,
}: {
  folder: string;
  port: number;
  base?: string;
  page?: (html: string) => string;
}): Promise<Service> {
  return serve({
    port,
    headers: { vary: "accept-encoding" },
    async answer({ headers: { "accept-encoding": encodings } }, { pathname }) {
      if (!pathname.startsWith(base)) throw new HttpError(404, "Not under the base path");
      const name = decodeURIComponent(pathname.slice(base.length)) || "index.html";
      const path = normalize(join(folder, name));
      const type = TYPES[extname(path)];
      if (!path.startsWith(normalize(`${folder}/`)) || type === undefined)
        throw new HttpError(404, "No such file");
      const body = await readFile(path).catch(() => {
        throw new HttpError(404, "No such file");
      });
      const caching = name.startsWith("assets/") ? "max-age=31536000, immutable" : "no-cache";
      const headers = { "content-type": type, "cache-control": caching };
      if (/\bbr\b/.test(`${encodings}`)) {
        const body = await readFile(`${path}.br`).catch(() => null);
        if (body) return { status: 200, headers: { ...headers, "content-encoding": "br" }, body };
      }
      return { status: 200, headers, body: name === "index.html" ? page(`${body}`) : body };
    },
  });
}
