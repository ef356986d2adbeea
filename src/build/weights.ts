import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** The size after brotli, in bytes. */
export const weightOf = (contents: Uint8Array | string) => brotliCompressSync(contents).length;

/**
 * Weighs what a visitor downloads. A weight over its limit doesn't stop the build, since it depends
 * on the settings. `weights.test.ts` checks the limits on a build with fixed settings.
 *
 * @returns rows of a label, a weight and its limit, in bytes after brotli.
 */
export function weigh(folder: string) {
  const downloaded = /^(assets\/.*\.js|icon\.svg|(index|service-worker|manifest)\.\w+)$/;
  const weights = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => downloaded.test(file))
    .map((file) => ({ file, weight: weightOf(readFileSync(join(folder, file))) }));
  const sum = (pattern: RegExp) =>
    weights.reduce((total, { file, weight }) => total + (pattern.test(file) ? weight : 0), 0);
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const [toHome] = /^.*?(?=<style>[^<]*<\/style><section id=)/s.exec(page) ?? [];
  if (toHome === undefined) throw new Error("The document has no Home");
  const css = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join("");
  return [
    ["document up to the end of Home", weightOf(toHome), 14_000],
    ["style sheets, in the document", weightOf(css), 10_000],
    // The first script is `main` and the chunks that it imports. The scripts' limits are 1.3 and
    // 1.65 times the weight of the smallest page with React (`weights.test.ts`).
    ["first script", sum(/^assets\/(main|chunk)-\w+\.js$/), 76_900],
    ["all scripts", sum(/^assets\/.*\.js$/), 97_600],
    ["all files of a first visit to Home", sum(downloaded), 122_000],
  ] as const;
}
