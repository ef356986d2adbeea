/**
 * Bundles one of our programs and runs it, since Node 20 runs no TypeScript: `node src/tools/run.js build.ts dist`.
 * With `--env-file` before its name, what the environment doesn't have comes from the file `.env`, where there is
 * one. No test is run so.
 */
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as esbuild from "esbuild";

const words = process.argv.slice(2);
if (words[0] === "--env-file") {
  words.shift();
  if (existsSync(".env")) process.loadEnvFile();
}
const [program = "", ...args] = words;
const script = resolve("node_modules/.cache/programs", `${program}.js`);

const { outputFiles } = await esbuild
  .build({
    entryPoints: [program],
    outfile: script,
    write: false,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    loader: { ".svg": "dataurl", ".png": "empty" },
    sourcemap: "inline",
    logLevel: "warning",
    logOverride: { "import-is-undefined": "error" },
  })
  // esbuild has said why.
  .catch(() => process.exit(1));

// Under its name only when it is complete: the same program may be starting a second time.
await mkdir(dirname(script), { recursive: true });
await writeFile(`${script}.${process.pid}`, outputFiles.find(({ path }) => path === script).text);
await rename(`${script}.${process.pid}`, script);

process.argv = [process.execPath, script, ...args];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(script));
