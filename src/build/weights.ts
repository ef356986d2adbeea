import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

export const weightOf = (contents: Uint8Array | string) => brotliCompressSync(contents).length;

/** In bytes after brotli. `build.test.ts` has the limits. */
export function weigh(folder: string) {
  const downloaded = /^(assets\/.*\.js|icon\.svg|(index|service-worker|manifest)\.\w+)$/;
  const scripts = readdirSync(join(folder, "assets")).map((name) => `assets/${name}`);
  const weights = [...readdirSync(folder), ...scripts]
    .filter((file) => downloaded.test(file))
    .map((file) => ({ file, weight: weightOf(readFileSync(join(folder, file))) }));
  const sum = (pattern: RegExp) =>
    weights.reduce((total, { file, weight }) => total + (pattern.test(file) ? weight : 0), 0);
  const page = readFileSync(join(folder, "index.html"), "utf8");
  // Home is the only section before a script.
  const [toHome, ...rest] = page.split("</section><script>");
  if (toHome === undefined || rest.length !== 1) throw new Error("index.html has no end of Home");
  const css = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join("");
  return [
    ["document up to the end of Home", weightOf(toHome)],
    ["styles within the document", weightOf(css)],
    // The first script is `main` and the chunks that it imports.
    ["first script with its chunks", sum(/^assets\/(main|chunk)-\w+\.js$/)],
    ["all scripts", sum(/^assets\/.*\.js$/)],
    ["all files of a first visit to Home", sum(downloaded)],
  ] as const;
}
