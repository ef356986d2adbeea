import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { reactFloor } from "./scripts.ts";

/** Home in the document: what comes before its end is needed for the first picture. */
const HOME = /<section id="\/">.*?<\/section>(?=<section id=)/s;

/** What a new visitor's phone fetches by and by: the page, and what the service worker keeps. */
const FIRST_VISIT = /^(assets\/.*\.(js|svg)|icon\.svg|(index|service-worker|manifest)\.\w+)$/;

/** What a server sends for these bytes to a browser that understands brotli, in bytes. */
const weigh = (contents: Uint8Array | string) => brotliCompressSync(contents).length;

/**
 * Prints what visitors may fetch, in bytes by brotli, and holds it against its limits. Source maps
 * are for developers and aren't counted.
 *
 * @returns whether all is within the limits.
 */
export async function printWeights(
  folder: string,
  { css, script }: { readonly css: string; readonly script: string },
): Promise<boolean> {
  const weights = new Map<string, number>();
  for (const file of (await readdir(folder, { recursive: true })).sort()) {
    const path = join(folder, file);
    if (file.endsWith(".map") || !(await stat(path)).isFile()) continue;
    weights.set(file, weigh(await readFile(path)));
  }
  for (const [file, weight] of weights) console.log(file.padEnd(44), String(weight).padStart(9));

  const sum = (files: RegExp) =>
    [...weights].reduce((total, [file, weight]) => total + (files.test(file) ? weight : 0), 0);
  const page = await readFile(join(folder, "index.html"), "utf8");
  const home = HOME.exec(page);
  if (home === null) throw new Error("Home isn't in the document");
  const floor = weigh(await reactFloor());

  const limits: readonly (readonly [what: string, weight: number, limit: number])[] = [
    ["document up to the end of Home", weigh(page.slice(0, home.index + home[0].length)), 14_000],
    ["style sheets, in the document", weigh(css), 9_000],
    ["first script (React floor × 1.15)", weights.get(script) ?? 0, 1.15 * floor],
    ["all scripts (React floor × 1.4)", sum(/^assets\/.*\.js$/), 1.4 * floor],
    ["first visit to Home, with all that is kept", sum(FIRST_VISIT), 110_000],
  ];
  console.log(`\n${"React floor".padEnd(44)} ${String(floor).padStart(9)}`);
  for (const [what, weight, limit] of limits) {
    const verdict = weight > limit ? "TOO HEAVY" : "";
    console.log(what.padEnd(44), String(weight).padStart(9), `of ${Math.floor(limit)}`, verdict);
  }
  console.log("");
  return limits.every(([, weight, limit]) => weight <= limit);
}
