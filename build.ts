/**
 * Builds the site into one folder of static files: `npm run build -- [folder] [--development]`. Its addresses are
 * relative, so that it works under any path. `--development` adds source maps, weighs nothing and warns of nothing.
 */
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeDocument } from "./src/build/document.ts";
import { files } from "./src/build/metadata.ts";
import { prerenderPage } from "./src/build/prerender.tsx";
import { writeScripts } from "./src/build/scripts.ts";
import { writeServiceWorker } from "./src/build/service-worker.ts";
import { weigh } from "./src/build/weights.ts";
import { problems, warnings } from "./src/settings.ts";

const { values, positionals } = parseArgs({
  options: { development: { type: "boolean", default: false } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? "dist");
// Every build writes these first, even one that then fails. No other folder has all of them: `static/` has no assets.
const firstNames = ["assets", "icon-maskable.png", "share-card.png"];
const there = await readdir(folder).catch(({ code }) => (code === "ENOENT" ? [] : [folder]));
if (there.length > 0 && !firstNames.every((name) => there.includes(name)))
  problems.push(`${folder} has files that no build has written`);
if (problems.length > 0) {
  for (const problem of problems) console.error(`error: ${problem}`);
  process.exit(1);
}
await rm(folder, { recursive: true, force: true });
await mkdir(join(folder, "assets"), { recursive: true });
await cp("static", folder, { recursive: true });
const page = await prerenderPage();
const scripts = await writeScripts(folder, values.development);
await writeDocument(folder, page, scripts);
for (const [name, text] of Object.entries(files())) await writeFile(join(folder, name), text);
await writeServiceWorker(folder);

if (!values.development) {
  for (const [what, weight, limit] of weigh(folder)) {
    console.log(`${what.padEnd(44)} ${weight} bytes of ${limit}`);
    if (weight > limit) console.warn(`warning: ${what}: ${weight - limit} bytes over the limit`);
  }
  for (const warning of warnings) console.warn(`warning: ${warning}`);
}
