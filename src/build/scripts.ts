import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as esbuild from "esbuild";
import { PICTURES_URL, QUERIES_URL } from "../services/content-store.ts";
import { settings } from "../settings.ts";
import { browserOptions, INLINE_TARGET } from "./target.ts";

const MAIN = "src/boot/main.tsx";
const LAZY = "src/lazy-screens.ts";
const REACT = "src/boot/react.ts";

/** Replaces `settings.ts` by its values: a browser has no environment variables. */
const settingsPlugin: esbuild.Plugin = {
  name: "settings",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]settings\.ts$/ }, () => ({
      contents: `export const settings = ${JSON.stringify(settings)};`,
    }));
  },
};

/** Gives the scripts the class names of the style sheets and the prerendered page. */
const classNamesPlugin: esbuild.Plugin = {
  name: "class-names",
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({
        ...browserOptions,
        minify: false,
        stdin: { contents: `export { default } from ${JSON.stringify(path)}`, resolveDir: "." },
        loader: { ".svg": "empty", ".png": "empty" },
        outdir: "out",
      });
      const script = outputFiles.find((file) => file.path.endsWith(".js"));
      // One export for each: esbuild drops unused names, and an unknown name stops the build.
      const names = script?.text.matchAll(/^ *(\w+): (".+")/gm) ?? [];
      const constants = Array.from(names, ([, name, value]) => `export const ${name} = ${value};`);
      return { contents: constants.join("\n") };
    });
  },
};

/**
 * Reads the licences of the packages in the scripts. A package without `LICENSE` stops the build.
 *
 * @param sources the files that the scripts are bundled from.
 */
async function readLicences(sources: readonly string[]): Promise<string> {
  // The last `node_modules/`: pnpm has packages in `node_modules/.pnpm/react@19.0.0/node_modules/`.
  const folders = new Set(
    sources.flatMap((source) => /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? []),
  );
  const texts = [...folders].sort().map(async (folder) => {
    const name = folder.replace(/^.*node_modules\//, "");
    return `${name}\n\n${await readFile(join(folder, "LICENSE"), "utf8")}`;
  });
  return (await Promise.all(texts)).join("\n\n");
}

/**
 * Writes the scripts, with a hash of the contents in each name, and the packages' licences.
 *
 * @returns the addresses of `main`, of the chunks that it imports, and of the lazy script.
 */
export async function writeScripts(folder: string, sourceMaps: boolean) {
  const { metafile, outputFiles } = await esbuild.build({
    ...browserOptions,
    entryPoints: [MAIN, REACT],
    outdir: "out",
    entryNames: "[name]-[hash]",
    // As files, the slides' pictures would add 1.1 KB in all, and a request each, to a first visit.
    // The style sheets are in the document.
    loader: { ".svg": "dataurl", ".css": "empty" },
    splitting: true,
    // V8 compiles all functions while the script loads, not when they are called after a tap.
    banner: { js: "//# allFunctionsCalledOnLoad" },
    sourcemap: sourceMaps && "inline",
    metafile: true,
    plugins: [settingsPlugin, classNamesPlugin],
  });
  const outputs = Object.entries(metafile.outputs);
  const scriptOf = (entry: string) => outputs.find(([, { entryPoint }]) => entryPoint === entry);
  const [main, lazy, react] = [scriptOf(MAIN), scriptOf(LAZY), scriptOf(REACT)];
  if (!main || !lazy || !react) throw new Error(`${MAIN}, ${LAZY} or ${REACT} has no script`);

  const addressOf = (path: string) => `assets/${basename(path)}`;
  // No page loads the script of `REACT`: this entry only puts React into a chunk of its own.
  for (const { path, contents } of outputFiles)
    if (basename(path) !== basename(react[0]))
      await writeFile(join(folder, addressOf(path)), contents);
  const licences = await readLicences(Object.keys(metafile.inputs));
  await writeFile(join(folder, "licences.txt"), licences);

  const chunks = main[1].imports.flatMap(({ kind, path }) =>
    kind === "import-statement" ? addressOf(path) : [],
  );
  return { main: addressOf(main[0]), chunks, lazy: addressOf(lazy[0]) };
}

export type Scripts = Readonly<Awaited<ReturnType<typeof writeScripts>>>;

/** The inline script of `index.html` or of `404.html`, as text. */
export async function inlineScript(
  name: "head" | "before-hydration" | "typed-address",
): Promise<string> {
  const { outputFiles } = await esbuild.build({
    ...browserOptions,
    ...INLINE_TARGET,
    entryPoints: [`src/boot/${name}.ts`],
    format: "iife",
    // An empty address turns preloads off: they can't send a token.
    define: {
      QUERIES_URL: JSON.stringify(settings.contentToken === null ? QUERIES_URL : ""),
      PICTURES_URL: JSON.stringify(PICTURES_URL),
      COMPANY_NAME: JSON.stringify(settings.companyName),
    },
  });
  // esbuild escapes `</script` in a text, but `<!--` before `<script` would hide the script's end.
  return outputFiles[0]?.text.trim().replace(/<!--/g, "\\x3c!--") ?? "";
}
