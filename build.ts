/** `npm run build -- [folder]`; `--development` adds source maps, and omits sizes and warnings. */
import { rmSync } from "node:fs";
import { cp, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeDocument } from "./src/build/document.ts";
import { replaceFolder } from "./src/build/folder.ts";
import { inlineScript } from "./src/build/inline-script.ts";
import { webManifest } from "./src/build/metadata.ts";
import { notFoundPage } from "./src/build/not-found-page.ts";
import { prerenderPage } from "./src/build/prerender.tsx";
import { refuse } from "./src/build/refuse.js";
import { writeScripts } from "./src/build/scripts.ts";
import { writeServiceWorker } from "./src/build/service-worker.ts";
import { weigh } from "./src/build/weights.ts";
import { problems, warnings } from "./src/settings.ts";

const { values, positionals } = parseArgs({
  options: { development: { type: "boolean", default: false } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? "dist");

if (positionals.length > 1) refuse("name one folder, in quotes if its path has a blank");
if (problems.length > 0) refuse(...problems);
// If this build fails before `replaceFolder`, the last one stays.
const built = await mkdtemp(join(tmpdir(), "build-"));
process.on("exit", () => rmSync(built, { recursive: true, maxRetries: 3 }));

await cp("static", built, { recursive: true });
const scripts = await writeScripts(built, values.development);
const parts = await writeDocument(built, await prerenderPage(), scripts);
await writeFile(join(built, "manifest.webmanifest"), webManifest());
await writeFile(join(built, "404.html"), notFoundPage(await inlineScript("typed-address")));
await writeServiceWorker(built, scripts);
await replaceFolder(folder, built).catch(({ message }: Error) => refuse(message));

if (!values.development) {
  for (const [label, weight] of await weigh(folder, scripts, parts))
    console.log(`${label.padEnd(36)} ${weight} bytes with brotli`);
  for (const warning of warnings) console.warn(`warning: ${warning}`);
}
