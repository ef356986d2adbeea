import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { DocumentParts } from "./document.ts";
import type { Scripts } from "./scripts.ts";

const compress = promisify(brotliCompress);

export const weightOf = async (contents: Uint8Array | string) => (await compress(contents)).length;

/** In bytes after brotli. `build.test.ts` has the limits. */
export async function weigh(folder: string, scripts: Scripts, document: DocumentParts) {
  const weightOfFile = async (file: string) => weightOf(await readFile(join(folder, file)));
  const sum = async (...files: readonly string[]) =>
    (await Promise.all(files.map(weightOfFile))).reduce((total, weight) => total + weight);
  const [upToHome, styles, first, lazy, savingData, rest] = await Promise.all([
    weightOf(document.upToHome),
    weightOf(document.styles),
    sum(scripts.main, ...scripts.chunks),
    sum(scripts.lazy),
    sum("index.html", "portrait.svg"),
    sum("icon.svg", "manifest.webmanifest", "service-worker.js"),
  ]);
  return [
    ["document up to the end of Home", upToHome],
    ["styles within the document", styles],
    ["first script with its chunks", first],
    ["all scripts", first + lazy],
    ["all files for a visitor who saves data", savingData],
    ["all files of a first visit to Home", first + lazy + savingData + rest],
  ] as const;
}
