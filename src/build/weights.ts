import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { reactFloor } from "./scripts.ts";

/** Home in the document: the first paint needs what comes before its end. */
const HOME = /<section id="\/">.*?<\/section>(?=<style>)/s;

/** What every address waits for: the entry and the chunk that it imports. */
const FIRST_SCRIPT = /^assets\/.*\/(main|chunk)\.js$/;

/** What a new visitor's phone fetches by and by: the page, and what the service worker caches. */
const FIRST_VISIT = /^(assets\/.*\.(js|svg)|icon\.svg|(index|service-worker|manifest)\.\w+)$/;

/** What a server sends for these bytes to a browser that understands brotli, in bytes. */
const compressedSize = (contents: Uint8Array | string) => brotliCompressSync(contents).length;

/** What several files, or a part of one, weigh together, and may weigh at most; in bytes. */
export type Total = { readonly what: string; readonly weight: number; readonly limit: number };

/**
 * Weighs what visitors may fetch, in bytes by brotli. Source maps are for developers and don't count.
 *
 * @param folder a built site.
 * @returns the weight of each file, that of the React floor, and the totals with their limits.
 */
export async function weigh(folder: string): Promise<{
  readonly files: ReadonlyMap<string, number>;
  readonly floor: number;
  readonly totals: readonly Total[];
}> {
  const files = new Map<string, number>();
  for (const file of (await readdir(folder, { recursive: true })).sort()) {
    const path = join(folder, file);
    if (file.endsWith(".map") || !(await stat(path)).isFile()) continue;
    files.set(file, compressedSize(await readFile(path)));
  }
  const sum = (pattern: RegExp) =>
    [...files].reduce((total, [file, weight]) => total + (pattern.test(file) ? weight : 0), 0);

  const page = await readFile(join(folder, "index.html"), "utf8");
  const home = HOME.exec(page);
  if (home === null) throw new Error("The document has no Home");
  const css = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join("");
  const floor = compressedSize(await reactFloor());

  const totals = [
    {
      what: "document up to the end of Home",
      weight: compressedSize(page.slice(0, home.index + home[0].length)),
      limit: 14_000,
    },
    { what: "style sheets, in the document", weight: compressedSize(css), limit: 9_000 },
    {
      what: "first script (React floor × 1.25)",
      weight: sum(FIRST_SCRIPT),
      limit: 1.25 * floor,
    },
    {
      what: "all scripts (React floor × 1.6)",
      weight: sum(/^assets\/.*\.js$/),
      limit: 1.6 * floor,
    },
    {
      what: "first visit to Home, with all that is cached",
      weight: sum(FIRST_VISIT),
      limit: 118_000,
    },
  ];
  return { files, floor, totals };
}

/**
 * Prints what a built site weighs, and warns of what weighs more than its limit. It stops no build,
 * since the settings are the deployer's; a test holds the limits on a build with settings of its own.
 */
export async function printWeights(folder: string): Promise<void> {
  const { files, floor, totals } = await weigh(folder);
  const line = (what: string, weight: number) => `${what.padEnd(44)} ${String(weight).padStart(9)}`;
  for (const [file, weight] of files) console.log(line(file, weight));
  console.log(`\n${line("React floor", floor)}`);
  for (const { what, weight, limit } of totals)
    console.log(line(what, weight), `of ${Math.floor(limit)}`);
  console.log("");
  for (const { what, weight, limit } of totals)
    if (weight > limit)
      console.warn(`warning: ${what}: ${Math.ceil(weight - limit)} bytes too heavy`);
}
