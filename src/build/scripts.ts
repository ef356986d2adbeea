/** The scripts: what the browser runs, and what the build itself runs to prerender the page. */
import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as esbuild from "esbuild";
import { settingsPlugin } from "./plugins.ts";
import { EARLY_TARGET, TARGET } from "./target.ts";

/** For a module that is bundled for Node with packages that ask for Node's own by `require`. */
export const requireBanner = {
  js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
};

const common = {
  bundle: true,
  format: "esm",
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
  loader: { ".svg": "file", ".png": "empty" },
  assetNames: "assets/[name]-[hash]",
  // The addresses of pictures are relative to the document.
  publicPath: ".",
  outdir: "out",
  logLevel: "warning",
  plugins: [settingsPlugin],
} as const satisfies esbuild.BuildOptions;

const shipped = {
  ...common,
  ...TARGET,
  write: false,
} as const satisfies esbuild.BuildOptions;

/**
 * Asks V8 to compile all functions while the script is still loading, off the main thread, rather
 * than each at its first call, when a tap would wait for it.
 */
const COMPILE_EARLY = "//# allFunctionsCalledOnLoad";

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
export async function writeScripts(folder: string): Promise<Scripts> {
  const { outputFiles } = await esbuild.build({
    ...shipped,
    entryPoints: { main: "src/main.tsx" },
    splitting: true,
    entryNames: "[name]",
    chunkNames: "[name]",
    legalComments: "external",
    // With longer names than `minify` gives: classes have those that they have in the style sheets.
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: "inline",
  });
  const files = new Map<string, string>();
  for (const { path, text } of outputFiles) {
    const name = basename(path);
    if (name.endsWith(".LEGAL.txt")) files.set(name, text);
    if (!name.endsWith(".js")) continue;
    const { code, map } = await esbuild.transform(text, {
      minify: true,
      ...TARGET,
      format: "esm",
      sourcefile: name,
      sourcemap: "external",
      banner: COMPILE_EARLY,
    });
    files.set(name, `${code}//# sourceMappingURL=${name}.map\n`).set(`${name}.map`, map);
  }
  const hash = createHash("sha256");
  for (const text of files.values()) hash.update(text);
  const place = join(folder, "assets", hash.digest("hex").slice(0, 10));
  await mkdir(place, { recursive: true });
  for (const [name, text] of files) await writeFile(join(place, name), text);
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
    entryPoints: ["src/early/early.ts"],
    minify: true,
    format: "iife",
    ...EARLY_TARGET,
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/** What `prerender.tsx` gives. */
export type PrerenderedPage = ReturnType<typeof import("./prerender.tsx").prerenderPage>;

/**
 * Prerenders the page: runs `prerender.tsx`, bundled as the browser's script is. Writes the pictures of
 * all screens into the folder.
 */
export async function prerenderedPage(folder: string): Promise<PrerenderedPage> {
  const { outputFiles } = await esbuild.build({
    ...common,
    entryPoints: ["src/build/prerender.tsx"],
    platform: "node",
    write: false,
    banner: requireBanner,
  });
  const program = resolve(`node_modules/.cache/prerender-${process.pid}.mjs`);
  for (const { path, contents } of outputFiles) {
    if (path.endsWith(".svg")) await writeFile(join(folder, "assets", basename(path)), contents);
    if (path.endsWith(".js")) await writeFile(program, contents);
  }
  const { prerenderPage }: typeof import("./prerender.tsx") = await import(
    `${pathToFileURL(program)}`
  );
  await rm(program);
  return prerenderPage();
}

/** The React floor: the script of a page that shows one word by React, by the same esbuild. */
export async function reactFloor(): Promise<string> {
  const contents = `
    import { createElement } from "react";
    import { createRoot } from "react-dom/client";
    createRoot(document.body).render(createElement("p", null, "Hello"));`;
  const { outputFiles } = await esbuild.build({
    ...shipped,
    minify: true,
    stdin: { contents, resolveDir: "." },
  });
  return outputFiles[0]?.text ?? "";
}
