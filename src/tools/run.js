/**
 * Bundles one of our programs and runs it, since Node 20 can't run TypeScript:
 * `node src/tools/run.js build.ts dist`. With `--env-file` before the program's name, variables that
 * the environment lacks are read from the file `.env`, if it exists. Tests don't use that.
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
  // esbuild has printed the reason.
  .catch(() => process.exit(1));

// Rename it when it is complete: the same program may be starting in another process.
await mkdir(dirname(script), { recursive: true });
await writeFile(`${script}.${process.pid}`, outputFiles.find(({ path }) => path === script).text);
await rename(`${script}.${process.pid}`, script);

process.argv = [process.execPath, script, ...args];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(script));
