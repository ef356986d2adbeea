import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import * as esbuild from "esbuild";

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
 * the files regularly, while the events of `fs.watch` differ by system and editor.
 */
export async function watchSources(update: () => Promise<void>): Promise<void> {
  const plugin: esbuild.Plugin = {
    name: "watch-sources",
    setup({ onResolve, onLoad, onEnd }) {
      onResolve({ filter: /^sources$/ }, ({ path }) => ({ path, namespace: "watch" }));
      onLoad({ filter: /^sources$/, namespace: "watch" }, () => ({ contents: "", ...sources() }));
      onEnd(update);
    },
  };
  const options = { entryPoints: ["sources"], plugins: [plugin], write: false };
  await (await esbuild.context(options)).watch({ delay: DELAY_MS });
}
