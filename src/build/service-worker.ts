import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { settings } from "../settings.ts";
import { browserOptions } from "./browser-options.ts";
import type { Scripts } from "./scripts.ts";
import { sha256 } from "./sha256.ts";

/** Call it last, since it reads the files that the service worker caches. */
export async function writeServiceWorker(folder: string, { main, chunks, lazy }: Scripts) {
  const files = ["index.html", main, ...chunks, lazy, "icon.svg", "portrait.svg"];
  const shell: Record<string, string> = {};
  for (const file of files) {
    const contents = await readFile(join(folder, file));
    shell[file === "index.html" ? "./" : file] = `sha256-${sha256(contents)}`;
  }
  const version = sha256(JSON.stringify(shell)).slice(0, 8);
  await esbuild.build({
    ...browserOptions,
    entryPoints: [
      settings.serviceWorker ? "src/offline/service-worker.ts" : "src/offline/no-service-worker.ts",
    ],
    define: { SHELL: JSON.stringify(shell), VERSION: JSON.stringify(version) },
    outfile: join(folder, "service-worker.js"),
    write: true,
  });
}
