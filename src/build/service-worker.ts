import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { PICTURES_URL, QUERIES_URL } from "../services/content-store.ts";
import { settings } from "../settings.ts";
import { browserOptions } from "./browsers.ts";

const sha256 = (contents: string | Uint8Array) =>
  createHash("sha256").update(contents).digest("base64");

/**
 * Writes the service worker, which caches the document, the scripts and the icon. It reads these
 * files, so call it last.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
  const scripts = (await readdir(join(folder, "assets"))).sort().map((name) => `assets/${name}`);
  const shell: Record<string, string> = {};
  for (const file of ["index.html", ...scripts, "icon.svg"]) {
    const contents = await readFile(join(folder, file));
    shell[file === "index.html" ? "./" : file] = `sha256-${sha256(contents)}`;
  }
  const version = sha256(JSON.stringify(shell)).slice(0, 8);
  await esbuild.build({
    ...browserOptions,
    entryPoints: [
      settings.serviceWorker ? "src/offline/service-worker.ts" : "src/offline/no-service-worker.ts",
    ],
    define: {
      SHELL: JSON.stringify(shell),
      VERSION: JSON.stringify(version),
      QUERIES_URL: JSON.stringify(QUERIES_URL),
      PICTURES_URL: JSON.stringify(PICTURES_URL),
    },
    outfile: join(folder, "service-worker.js"),
    write: true,
  });
}
