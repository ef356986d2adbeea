import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { DocumentParts } from "./document.ts";
import type { Scripts } from "./scripts.ts";

export const weightOf = (contents: Uint8Array | string) => brotliCompressSync(contents).length;

/** In bytes after brotli. `build.test.ts` has the limits. */
export function weigh(folder: string, scripts: Scripts, document: DocumentParts) {
  const sum = (...files: readonly string[]) =>
    files.reduce((total, file) => total + weightOf(readFileSync(join(folder, file))), 0);
  const first = sum(scripts.main, ...scripts.chunks);
  const all = first + sum(scripts.lazy);
  const rest = sum("index.html", "icon.svg", "manifest.webmanifest", "service-worker.js");
  return [
    ["document up to the end of Home", weightOf(document.upToHome)],
    ["styles within the document", weightOf(document.styles)],
    ["first script with its chunks", first],
    ["all scripts", all],
    ["all files of a first visit to Home", all + rest],
  ] as const;
}
