import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { compress } from "../standin/compress.ts";
import { settingsOf } from "./services.ts";

const run = promisify(execFile);

/** A change of the source: in a file, the text that is replaced and the text that replaces it. */
export type Change = readonly [file: string, from: string, to: string];

const SOURCES = ["src", "static", "build.ts", "index.html", "package.json", "tsconfig.json"];

/**
 * Builds the site from a copy of its source with a change in it, and compresses it.
 *
 * @param folder is replaced by the built site.
 */
export async function release(folder: string, change?: Change): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), "release-"));
  for (const source of SOURCES) await cp(source, join(copy, source), { recursive: true });
  await symlink(resolve("node_modules"), join(copy, "node_modules"));
  if (change !== undefined) {
    const [file, from, to] = change;
    const text = await readFile(join(copy, file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
    await writeFile(join(copy, file), text.replace(from, to));
  }
  // As `npm run compile` does it, but for the build alone, and into a folder of the copy.
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  const compile: string = scripts.compile
    .replace(/^esbuild .* --bundle/, "esbuild build.ts --bundle")
    .replace(/--outdir=\S+/, "--outdir=compiled");
  const [program = "", ...flags] = compile.split(" ");
  const env = { ...process.env, ...settingsOf(process.env.CONTENT ?? "") };
  await run(resolve("node_modules/.bin", program), flags, { cwd: copy });
  await run(process.execPath, ["compiled/build.js", "dist"], { cwd: copy, env });
  await rm(folder, { recursive: true, force: true });
  await cp(join(copy, "dist"), folder, { recursive: true });
  await rm(copy, { recursive: true });
  await compress(folder);
}
