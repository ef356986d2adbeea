import { readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as esbuild from "esbuild";
import { browserOptions } from "./browser-options.ts";

const ENTRIES = {
  main: "src/boot/main.tsx",
  "lazy-screens": "src/lazy-screens.ts",
  // No page loads it. Since all entries import it, React is a chunk of its own, which few releases
  // change. A returning visitor then downloads 46 KB of scripts instead of 106 KB.
  react: "react-dom/client",
};

/** A package without `LICENSE` stops the build. */
async function readLicences(sources: readonly string[]): Promise<string> {
  const folders = new Set(
    sources.flatMap((source) => /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? []),
  );
  const texts = [...folders].sort().map(async (folder) => {
    const name = folder.replace(/^.*node_modules\//, "");
    return `${name}\n\n${await readFile(join(folder, "LICENSE"), "utf8")}`;
  });
  return (await Promise.all(texts)).join("\n\n");
}

export async function writeScripts(folder: string, sourceMaps: boolean) {
  const options = {
    ...browserOptions,
    splitting: true,
    sourcemap: sourceMaps && "inline",
    metafile: true,
  } as const;
  // Two passes, since minifying would shorten the names of CSS classes, which the document has in
  // full. With one pass and a `transform` of each script, the hashes wouldn't be of what ships, and
  // all scripts would weigh 1.4 KB more.
  const bundled = join(folder, "bundled");
  const { metafile } = await esbuild.build({
    ...options,
    minify: false,
    entryPoints: ENTRIES,
    outdir: bundled,
    write: true,
    loader: { ".svg": "dataurl" },
  });
  const scripts = await esbuild.build({
    ...options,
    // The hashes depend on the paths below this folder, and so not on where the folder is.
    absWorkingDir: bundled,
    entryPoints: Object.keys(ENTRIES).map((name) => `${name}.js`),
    outdir: "out",
    entryNames: "[name]-[hash]",
    // V8 compiles all functions while the script loads. At 400 kbit/s, a round trip of 400 ms and a
    // sixfold slow-down, the page is hydrated 0.4 s sooner.
    banner: { js: "//# allFunctionsCalledOnLoad" },
  });
  await rm(bundled, { recursive: true, maxRetries: 3 });
  const licences = await readLicences(Object.keys(metafile.inputs));
  await writeFile(join(folder, "licences.txt"), licences);

  const outputs = Object.entries(scripts.metafile.outputs);
  const scriptOf = (entry: keyof typeof ENTRIES) =>
    outputs.find(([, { entryPoint }]) => entryPoint === `${entry}.js`);
  const [main, lazy, react] = [scriptOf("main"), scriptOf("lazy-screens"), scriptOf("react")];
  if (!main || !lazy || !react) throw new Error("An entry has no script");

  const urlOf = (path: string) => `assets/${basename(path)}`;
  for (const { path, contents } of scripts.outputFiles)
    if (basename(path) !== basename(react[0])) await writeFile(join(folder, urlOf(path)), contents);

  const chunks = main[1].imports.flatMap(({ kind, path }) =>
    kind === "import-statement" ? urlOf(path) : [],
  );
  return { main: urlOf(main[0]), chunks, lazy: urlOf(lazy[0]) };
}

export type Scripts = Readonly<Awaited<ReturnType<typeof writeScripts>>>;
