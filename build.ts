/**
 * Builds the site into one folder of static files: `npm run build -- [folder] [--development]`. All
 * addresses in it are relative, so that it works under any path of any server. With `--development` the scripts
 * contain source maps, and nothing is weighed.
 */
import { cp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { documentOf } from "./src/build/document.ts";
import { hostHeaders } from "./src/build/host-headers.ts";
import { files } from "./src/build/metadata.ts";
import { prerenderPage } from "./src/build/prerender.tsx";
import { earlyScript, writeScripts } from "./src/build/scripts.ts";
import { writeServiceWorker } from "./src/build/service-worker.ts";
import { styleSheets } from "./src/build/style-sheet.ts";
import { printWeights } from "./src/build/weights.ts";
import { placeholders, problems } from "./src/settings.ts";

const { values, positionals } = parseArgs({
  options: { development: { type: "boolean", default: false } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? "dist");

if (problems.length > 0) {
  for (const problem of problems) console.error(`error: ${problem}`);
  process.exit(1);
}
await rm(folder, { recursive: true, force: true });
await cp("static", folder, { recursive: true });
const page = prerenderPage();
// The bundler has written the pictures of the page beside this program (`compile` in package.json).
for (const [, picture = ""] of `${page.home}${page.rest}`.matchAll(/ src="(\.\/assets\/[^"]+)"/g))
  await cp(new URL(picture, import.meta.url), join(folder, picture));
const css = await styleSheets();
const scripts = await writeScripts(folder, values.development);
const early = await earlyScript();
const { html, policy } = await documentOf({ folder, css, early, page, scripts });
const texts = { "index.html": html, ...files(), ...hostHeaders(policy) };
for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
await writeServiceWorker(folder);

if (!values.development) await printWeights(folder);
for (const name of placeholders) console.warn(`warning: ${name} is a placeholder`);
