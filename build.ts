/**
 * Builds the site into a folder of static files: `npm run build -- [folder] [--development]`. It
 * can be served at any path. `--development` adds source maps, and prints no sizes or warnings.
 */
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeDocument } from "./src/build/document.ts";
import { rootFiles } from "./src/build/metadata.ts";
import { prerenderPage } from "./src/build/prerender.tsx";
import { inlineScript, writeScripts } from "./src/build/scripts.ts";
import { writeServiceWorker } from "./src/build/service-worker.ts";
import { weigh } from "./src/build/weights.ts";
import { problems, warnings } from "./src/settings.ts";

const { values, positionals } = parseArgs({
  options: { development: { type: "boolean", default: false } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? "dist");
// What GitHub Pages keeps in the folder that it serves.
const kept = [".git", ".nojekyll", "CNAME"];
// Any other error, such as that of a file in the folder's place, counts as a foreign file.
const found = await readdir(folder).catch(({ code }) => (code === "ENOENT" ? [] : [folder]));
const existing = found.filter((name) => !kept.includes(name));
// Refuse to empty a folder that no build has written. Each build writes these before it can fail.
const markers = ["assets", "icon-maskable.png", "share-card.png"];
if (existing.length > 0 && !markers.every((name) => existing.includes(name)))
  problems.push(`${folder} has files that no build has written: name another folder`);
if (problems.length > 0) {
  for (const problem of problems) console.error(`error: ${problem}`);
  process.exit(1);
}
// The markers go last, since a build may be interrupted, and repeated.
existing.sort((one, another) => markers.indexOf(one) - markers.indexOf(another));
// Not the folder itself: it may be a link or a mounted disk.
for (const name of existing) await rm(join(folder, name), { recursive: true });
await mkdir(join(folder, "assets"), { recursive: true });
for (const name of await readdir("static"))
  await cp(join("static", name), join(folder, name), { recursive: true });
const page = await prerenderPage();
const scripts = await writeScripts(folder, values.development);
await writeDocument(folder, page, scripts);
const files = rootFiles(await inlineScript("typed-address"));
for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
await writeServiceWorker(folder);

if (!values.development) {
  for (const [label, weight] of weigh(folder))
    console.log(`${label.padEnd(36)} ${weight} bytes with brotli`);
  for (const warning of warnings) console.warn(`warning: ${warning}`);
}
