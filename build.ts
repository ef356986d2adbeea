/**
 * Builds the site into one folder of static files, whose name may be given: `npm run build -- out`.
 * Every address in it is relative, so that it works under any path of any server.
 */
import { cp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { documentOf } from "./src/build/document.ts";
import { writeHostFiles } from "./src/build/host-files.ts";
import { files } from "./src/build/metadata.ts";
import { writePictures } from "./src/build/pictures.ts";
import { earlyScript, prerenderedPage, writeScripts } from "./src/build/scripts.ts";
import { writeServiceWorker } from "./src/build/service-worker.ts";
import { styleSheets } from "./src/build/style-sheet.ts";
import { printWeights } from "./src/build/weights.ts";
import { placeholders, problems } from "./src/settings.ts";

const folder = resolve(process.argv[2] ?? "dist");

if (problems.length > 0) {
  for (const problem of problems) console.error(`error: ${problem}`);
  process.exit(1);
}
await rm(folder, { recursive: true, force: true });
await cp("static", folder, { recursive: true });
await writePictures(folder);
for (const [name, text] of Object.entries(files())) await writeFile(join(folder, name), text);

const css = await styleSheets();
const scripts = await writeScripts(folder);
const early = await earlyScript();
const page = await prerenderedPage(folder);
const { html, policy } = await documentOf({ folder, css, early, page, scripts });
await writeFile(join(folder, "index.html"), html);
await writeServiceWorker(folder);

await writeHostFiles(folder, policy);

await printWeights(folder);
for (const name of placeholders) console.warn(`warning: ${name} is a placeholder`);
