import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as esbuild from "esbuild";
import { QUERIES_URL } from "../services/content-store.ts";
import { settings } from "../settings.ts";
import { licences } from "./licences.ts";
import { classNamesPlugin, settingsPlugin, staticPartsPlugin } from "./plugins.ts";
import { EARLY_TARGET, shipped } from "./target.ts";

const MAIN = "src/boot/main.tsx";
const LAZY = "src/lazy-screens.ts";
const REACT = "src/boot/react.ts";

/**
 * Writes the browser's scripts and the packages' licences into the folder. Each name in `assets` has a hash of
 * the file's contents.
 *
 * @param sourceMaps whether the scripts contain source maps, which change with each comment.
 * @returns addresses relative to the document: of `main`, of the chunks that it imports, and of the lazy script.
 */
export async function writeScripts(folder: string, sourceMaps: boolean) {
  const { metafile, outputFiles } = await esbuild.build({
    ...shipped,
    entryPoints: [MAIN, REACT],
    outdir: "out",
    entryNames: "[name]-[hash]",
    // As files, the slides' pictures weigh 1.1 KB more at a first visit, and take a request each.
    loader: { ".svg": "dataurl" },
    splitting: true,
    // V8 then compiles all functions while it loads the script, and none at its first call, when a tap waits.
    banner: { js: "//# allFunctionsCalledOnLoad" },
    sourcemap: sourceMaps && "inline",
    metafile: true,
    plugins: [settingsPlugin, classNamesPlugin, staticPartsPlugin],
  });
  const outputs = Object.entries(metafile.outputs);
  const scriptOf = (entry: string) => outputs.find(([, { entryPoint }]) => entryPoint === entry);
  const [main, lazy, react] = [scriptOf(MAIN), scriptOf(LAZY), scriptOf(REACT)];
  if (!main || !lazy || !react) throw new Error(`${MAIN}, ${LAZY} or ${REACT} has no script`);

  const addressOf = (path: string) => `assets/${basename(path)}`;
  for (const { path, contents } of outputFiles)
    if (!path.endsWith(react[0])) await writeFile(join(folder, addressOf(path)), contents);
  await writeFile(join(folder, "licences.txt"), await licences(Object.keys(metafile.inputs)));

  const chunks = main[1].imports.flatMap(({ kind, path }) =>
    kind === "import-statement" ? addressOf(path) : [],
  );
  return { main: addressOf(main[0]), chunks, lazy: addressOf(lazy[0]) };
}

export type Scripts = Readonly<Awaited<ReturnType<typeof writeScripts>>>;

/** The document's inline script, as text. */
export async function headScript(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    ...shipped,
    ...EARLY_TARGET,
    entryPoints: ["src/boot/head.ts"],
    format: "iife",
    // A query that needs a token can't be preloaded.
    define: {
      QUERIES_URL: JSON.stringify(settings.contentToken === null ? QUERIES_URL : ""),
      PICTURES_URL: JSON.stringify(settings.contentImages),
    },
  });
  return outputFiles[0]?.text.trim() ?? "";
}
