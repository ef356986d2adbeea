import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { QUERIES } from "../services/content-store.ts";
import { settings } from "../settings.ts";
import { TARGET } from "./target.ts";

const hash = (contents: string | Uint8Array) => createHash("sha256").update(contents);

/**
 * Writes the service worker, which caches the document and all that it loads from its own folder,
 * once these files are complete. A change of the headers is a new version, too: a phone gets them
 * with the document only.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const assets = files.filter((file) => /^assets\b.*\.(js|svg)$/.test(file)).sort();
  const shell: Record<string, string> = {};
  for (const file of ["index.html", ...assets, "icon.svg"]) {
    const contents = await readFile(join(folder, file));
    shell[file === "index.html" ? "./" : file] = `sha256-${hash(contents).digest("base64")}`;
  }
  const headers = await readFile(join(folder, "_headers"), "utf8");
  const version = hash(JSON.stringify(shell) + headers)
    .digest("hex")
    .slice(0, 8);
  await esbuild.build({
    entryPoints: [
      settings.serviceWorker ? "src/offline/service-worker.ts" : "src/offline/no-service-worker.ts",
    ],
    bundle: true,
    minify: true,
    ...TARGET,
    define: Object.fromEntries(
      Object.entries({
        SHELL: shell,
        VERSION: version,
        QUERIES,
        PICTURES: `${settings.contentImages}/`,
      }).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    // `npm run check-host` reads here what the host should have.
    ...(!settings.serviceWorker && { banner: { js: `// ${JSON.stringify(shell)}` } }),
    outfile: join(folder, "service-worker.js"),
    logLevel: "warning",
  });
}
