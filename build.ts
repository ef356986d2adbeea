/**
 * Builds the site into a folder of static files: `npm run build -- [folder] [--development]`. It
 * can be served at any path. `--development` adds source maps, and prints no sizes or warnings.
 */
import { appendFile, cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeDocument } from "./src/build/document.ts";
import { webManifest } from "./src/build/metadata.ts";
import { notFoundPage } from "./src/build/not-found-page.ts";
import { prerenderPage } from "./src/build/prerender.tsx";
import { inlineScript, writeScripts } from "./src/build/scripts.ts";
import { writeServiceWorker } from "./src/build/service-worker.ts";
import { weigh } from "./src/build/weights.ts";
import { problems, warnings } from "./src/settings.ts";
import { refuse } from "./src/tools/refuse.ts";

const { values, positionals } = parseArgs({
  options: { development: { type: "boolean", default: false } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? "dist");
// Files of GitHub Pages in the folder that it serves.
const preserved = [".git", ".nojekyll", "CNAME"];
/** Every build writes this file first, and never deletes it, so an interrupted one can be repeated. */
const MARKER = "licences.txt";

if (problems.length > 0) refuse(...problems);
await mkdir(folder, { recursive: true });
const existing = (await readdir(folder)).filter((name) => !preserved.includes(name));
if (existing.length > 0 && !existing.includes(MARKER))
  refuse(`${folder} has files that no build has written: name another folder`);
// What fails most often comes before the last build is deleted.
const page = await prerenderPage();
const files = {
  "manifest.webmanifest": webManifest(),
  "404.html": notFoundPage(await inlineScript("typed-address")),
};
// Its contents come later, with the scripts.
await appendFile(join(folder, MARKER), "");
// Not the folder itself: it may be a link or a mounted disk.
for (const name of existing) if (name !== MARKER) await rm(join(folder, name), { recursive: true });
await mkdir(join(folder, "assets"));
for (const name of await readdir("static"))
  await cp(join("static", name), join(folder, name), { recursive: true });
const scripts = await writeScripts(folder, values.development);
await writeDocument(folder, page, scripts);
for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
const cached = await writeServiceWorker(folder, scripts);

if (!values.development) {
  for (const [label, weight] of weigh(folder))
    console.log(`${label.padEnd(36)} ${weight} bytes with brotli`);
  console.log(`The service worker caches ${cached.join(", ") || "nothing"}`);
  for (const warning of warnings) console.warn(`warning: ${warning}`);
}
