/** The scripts: what the browser runs, and what the build itself runs to draw the page. */
import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as esbuild from "esbuild";
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
 * Asks V8 to compile all functions while the script is still loading, off the main thread, rather
 * than each at its first call, when a tap would wait for it.
 */
const COMPILE_EARLY = { js: "//# allFunctionsCalledOnLoad" };

/** The addresses of the browser's scripts, relative to the document. */
export type Scripts = {
  readonly first: string;
  /** What the other two import. */
  readonly shared: string;
  readonly later: string;
};

/**
 * Writes the browser's scripts, their source maps and the licences of what is in them into a folder of
 * `assets` whose name is a hash of their contents.
 */
export async function writeScripts(folder: string, names: Names): Promise<Scripts> {
  const { outputFiles } = await esbuild.build({
    ...shipped,
    entryPoints: { main: "src/main.tsx" },
    plugins: plugins(names),
    splitting: true,
    entryNames: "[name]",
    chunkNames: "[name]",
    legalComments: "external",
    sourcemap: "linked",
    banner: COMPILE_EARLY,
  });
  // The pictures are written with those of the prerendered page.
  const files = outputFiles.filter(({ path }) => !path.endsWith(".svg"));
  const hash = createHash("sha256");
  for (const { contents } of files) hash.update(contents);
  const place = join(folder, "assets", hash.digest("hex").slice(0, 10));
  await mkdir(place, { recursive: true });
  for (const { path, contents } of files) await writeFile(join(place, basename(path)), contents);
  const addressOf = (name: string) => relative(folder, join(place, name));
  return {
    first: addressOf("main.js"),
    shared: addressOf("chunk.js"),
    later: addressOf("later-screens.js"),
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
    entryPoints: ["src/build/prerender.tsx"],
    plugins: plugins(names),
    platform: "node",
    write: false,
    banner: requireBanner,
  });
  const program = resolve(`node_modules/.cache/prerender-${process.pid}.mjs`);
  for (const { path, contents } of outputFiles) {
    const picture = path.endsWith(".svg") && join(folder, "assets", basename(path));
    await writeFile(picture || program, contents);
  }
  const { drawPage }: typeof import("./prerender.tsx") = await import(`${pathToFileURL(program)}`);
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
