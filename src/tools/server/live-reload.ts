/** Builds again after each change of a source, and reloads the open pages, for `npm run dev`. */
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import * as esbuild from "esbuild";
import { sha256 } from "../../build/sha256.ts";
import { replaceEach } from "../helpers/replace-each.ts";

/** An editor may save several files. */
const DELAY_MS = 100;

function sources() {
  const watchFiles = [resolve("build.ts"), resolve("index.html")];
  const watchDirs = [resolve("src"), resolve("static")];
  for (const folder of [...watchDirs])
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      (entry.isFile() ? watchFiles : watchDirs).push(resolve(entry.parentPath, entry.name));
  return { watchFiles, watchDirs };
}

/**
 * Calls `update` at once and after each change of a source, never twice at a time. esbuild compares
 * the files regularly, while the events of `fs.watch` differ by system and editor. After an update
 * it sends an event to the pages of `site` that listen at the port.
 */
export async function watchSources(
  site: string,
  port: number,
  update: () => Promise<void>,
): Promise<void> {
  const plugin: esbuild.Plugin = {
    name: "watch-sources",
    setup({ onResolve, onLoad, onEnd }) {
      onResolve({ filter: /^sources$/ }, ({ path }) => ({ path, namespace: "watch" }));
      // esbuild sends an event only if the output differs from the last one.
      onLoad({ filter: /^sources$/, namespace: "watch" }, () => ({
        contents: `updated(${Date.now()})`,
        ...sources(),
      }));
      onEnd(update);
    },
  };
  const context = await esbuild.context({
    entryPoints: ["sources"],
    plugins: [plugin],
    outdir: ".",
    write: false,
  });
  await context.serve({ host: "127.0.0.1", port, cors: { origin: site } });
  await context.watch({ delay: DELAY_MS });
}

/** Adds to the document a script that reloads the page after each event of an origin. */
export function withReloads(html: string, origin: string): string {
  const script = `new EventSource("${origin}/esbuild").addEventListener("change", () => location.reload())`;
  return replaceEach(html, {
    "script-src": `script-src 'sha256-${sha256(script)}'`,
    "connect-src": `connect-src ${origin}`,
    "</body>": `<script>${script}</script></body>`,
  });
}
