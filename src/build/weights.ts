import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** What several files, or a part of one, weigh together, and may weigh at most; in bytes. */
export type Total = readonly [what: string, weight: number, limit: number];

/** What a server sends for these bytes to a browser that understands brotli, in bytes. */
export const weightOf = (contents: Uint8Array | string) => brotliCompressSync(contents).length;

/** Weighs a built site: each file, and what visitors wait for. */
export async function weigh(
  folder: string,
): Promise<{ readonly files: ReadonlyMap<string, number>; readonly totals: readonly Total[] }> {
  const files = new Map<string, number>();
  for (const file of (await readdir(folder, { recursive: true })).sort()) {
    const path = join(folder, file);
    if ((await stat(path)).isFile()) files.set(file, weightOf(await readFile(path)));
  }
  const sum = (pattern: RegExp) =>
    [...files].reduce((total, [file, weight]) => total + (pattern.test(file) ? weight : 0), 0);

  const page = await readFile(join(folder, "index.html"), "utf8");
  const [toHome] = /^.*?<section id="\/">.*?<\/section>(?=<style>)/s.exec(page) ?? [];
  if (toHome === undefined) throw new Error("The document has no Home");
  const css = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join("");
  // Every address waits for the entry and for the chunks that it imports.
  const first = /^assets\/(main|chunk)-\w+\.js$/;
  const cached = /^(assets\/.*\.(js|svg)|icon\.svg|(index|service-worker|manifest)\.\w+)$/;
  return {
    files,
    totals: [
      ["document up to the end of Home", weightOf(toHome), 14_000],
      ["style sheets, in the document", weightOf(css), 9_000],
      // 1.25 and 1.6 times what the smallest page with React needs (`weights.test.ts`).
      ["first script", sum(first), 73_900],
      ["all scripts", sum(/^assets\/.*\.js$/), 94_600],
      ["first visit to Home, with all that is cached", sum(cached), 118_000],
    ],
  };
}

/**
 * Prints what a built site weighs, and warns of what weighs more than its limit. It stops no build,
 * since the settings are the deployer's; a test holds the limits on a build with settings of its own.
 */
export async function printWeights(folder: string): Promise<void> {
  const { files, totals } = await weigh(folder);
  const line = (what: string, weight: number) => `${what.padEnd(44)} ${String(weight).padStart(9)}`;
  for (const [file, weight] of files) console.log(line(file, weight));
  console.log("");
  for (const [what, weight, limit] of totals) console.log(line(what, weight), `of ${limit}`);
  for (const [what, weight, limit] of totals)
    if (weight > limit) console.warn(`warning: ${what}: ${weight - limit} bytes over the limit`);
}
