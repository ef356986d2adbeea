/** The scripts: what the browser runs, and what the build itself runs to draw the page. */
import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as esbuild from "esbuild";
import { type MinifyOptions, minify } from "terser";
import { plugins } from "./plugins.ts";
import type { ClassNames } from "./style-sheet.ts";
import { EARLY_TARGET, TARGET } from "./target.ts";

type Names = ReadonlyMap<string, ClassNames>;

/** For a module that is bundled for Node with packages that ask for Node's own by `require`. */
export const requireBanner = {
  js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
};

const common = {
  bundle: true,
  format: "esm",
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
  loader: { ".svg": "file" },
  assetNames: "assets/[name]-[hash]",
  // The addresses of pictures are relative to the document.
  publicPath: ".",
  outdir: "out",
  logLevel: "warning",
} as const satisfies esbuild.BuildOptions;

const shipped = {
  ...common,
  minify: true,
  ...TARGET,
  write: false,
} as const satisfies esbuild.BuildOptions;

/**
 * esbuild's minifier is fast; after it this one still finds three bytes in a hundred. Nothing that we
 * ship calls an anonymous function by `new`, or lets a property's getter change anything.
 */
const MINIFY: MinifyOptions = {
  module: true,
  ecma: 2019,
  compress: { passes: 3, unsafe_arrows: true, pure_getters: true },
  // Asks V8 to compile all functions while the script is still on its way, beside the main thread,
  // rather than each at its first call, which is when a tap would wait for it.
  format: { preamble: "//# allFunctionsCalledOnLoad" },
};

/** The files that esbuild makes of the browser's script: the entry, and the chunks split off it. */
const CHUNKS = { first: "main.js", shared: "chunk.js", later: "later-screens.js" } as const;
const LICENCES = "main.js.LEGAL.txt";

/** The addresses of the browser's scripts, relative to the document. */
export type Scripts = Readonly<Record<keyof typeof CHUNKS, string>>;

/**
 * Writes the browser's script in chunks (the one that starts, the one that is fetched later, and what
 * both share) and the licences of what is in it, into a folder of `assets` whose name is a hash of
 * their contents.
 */
export async function writeScripts(folder: string, names: Names): Promise<Scripts> {
  const { outputFiles } = await esbuild.build({
    ...shipped,
    entryPoints: { main: "src/main.tsx" },
    plugins: plugins(names, "taken"),
    splitting: true,
    entryNames: "[name]",
    chunkNames: "[name]",
    legalComments: "external",
    sourcemap: "inline",
  });
  const outputs = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const files = new Map([["licences.txt", outputs.get(LICENCES) ?? ""]]);
  for (const name of Object.values(CHUNKS)) {
    const options = { ...MINIFY, sourceMap: { content: "inline", url: `${name}.map` } };
    const { code = "", map } = await minify({ [name]: outputs.get(name) ?? "" }, options);
    files.set(name, code);
    files.set(`${name}.map`, String(map));
  }

  const hash = createHash("sha256");
  for (const text of files.values()) hash.update(text);
  const place = join(folder, "assets", hash.digest("hex").slice(0, 10));
  await mkdir(place, { recursive: true });
  for (const [name, text] of files) await writeFile(join(place, name), text);
  const addressOf = (name: string) => relative(folder, join(place, name));
  return {
    first: addressOf(CHUNKS.first),
    shared: addressOf(CHUNKS.shared),
    later: addressOf(CHUNKS.later),
  };
}

/** The script that stands in the document itself, as text. */
export async function earlyScript(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    ...shipped,
    entryPoints: ["src/early.ts"],
    format: "iife",
    ...EARLY_TARGET,
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/**
 * Draws the page: runs `prerender.tsx`, bundled as the browser's script is. Writes the pictures of
 * all screens into the folder.
 */
export async function drawnPage(folder: string, names: Names): Promise<string> {
  const { outputFiles } = await esbuild.build({
    ...common,
    entryPoints: ["src/prerender.tsx"],
    plugins: plugins(names, "drawn"),
    platform: "node",
    write: false,
    banner: requireBanner,
  });
  const program = resolve(`node_modules/.cache/prerender-${process.pid}.mjs`);
  for (const { path, contents } of outputFiles) {
    const picture = path.endsWith(".svg") && join(folder, "assets", basename(path));
    await writeFile(picture || program, contents);
  }
  const { drawPage }: typeof import("../prerender.tsx") = await import(`${pathToFileURL(program)}`);
  await rm(program);
  return drawPage();
}

/** The React floor: the script of a page that shows one word by React, by the same esbuild. */
export async function reactFloor(): Promise<string> {
  const contents = `
    import { createElement } from "react";
    import { createRoot } from "react-dom/client";
    createRoot(document.body).render(createElement("p", null, "Hello"));`;
  const { outputFiles } = await esbuild.build({ ...shipped, stdin: { contents, resolveDir: "." } });
  return outputFiles[0]?.text ?? "";
}
