/**
 * The npm scripts run our own programs by this one, which bundles them first. `--with-env` adds the
 * variables of `.env` to the environment.
 */
import { isUtf8 } from "node:buffer";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseEnv } from "node:util";
import * as esbuild from "esbuild";
import { refuse } from "../build/refuse.js";
import { bundleOptions } from "./helpers/bundle-options.js";

/** @param {string} module @returns the path of its bundle. */
async function bundle(module) {
  const script = resolve("node_modules/.cache/programs", `${module}.js`);
  const { outputFiles } = await esbuild
    .build({ ...bundleOptions, entryPoints: [module], outfile: script, write: false })
    // esbuild has printed the reason.
    .catch(() => process.exit(1));
  // Rename it when it is complete, since another process may be starting the same program.
  const complete = `${script}.${process.pid}.js`;
  await mkdir(dirname(script), { recursive: true });
  await writeFile(complete, outputFiles.find(({ path }) => path === script)?.text ?? "");
  // Windows doesn't replace a file that another process is reading.
  return rename(complete, script).then(
    () => script,
    () => complete,
  );
}

/** @param {string} script */
const load = (script) => import(pathToFileURL(script).href);

/** Adds the variables of `.env` to the environment, and warns of those that are no settings. */
async function readEnvFile() {
  const bytes = await readFile(".env");
  // PowerShell 5 writes UTF-16.
  if (!isUtf8(bytes)) refuse(".env isn't UTF-8: save it in this encoding");
  // Unlike `toString`, it drops the byte order mark that editors of Windows write.
  const text = new TextDecoder().decode(bytes);
  const { settingNames } = await load(await bundle("src/settings.ts"));
  for (const [name, value] of Object.entries(parseEnv(text))) {
    process.env[name] ??= value;
    // `PORT` is for `npm start`.
    if (name !== "PORT" && !settingNames.includes(name))
      console.warn(`warning: .env: ${name} is no setting`);
  }
}

const given = process.argv.slice(2);
const isWithEnv = given[0] === "--with-env";
const [program = "", ...args] = isWithEnv ? given.slice(1) : given;
if (isWithEnv && existsSync(".env")) await readEnvFile();
const script = await bundle(program);
process.argv = [process.execPath, script, ...args];
process.setSourceMapsEnabled(true);
await load(script);
