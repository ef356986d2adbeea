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
async function writeLicences(folder: string, sources: readonly string[]): Promise<void> {
  const packages = new Set(
    sources.flatMap((source) => /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? []),
  );
  const texts = [...packages].sort().map(async (path) => {
    const name = path.replace(/^.*node_modules\//, "");
    return `${name}\n\n${await readFile(join(path, "LICENSE"), "utf8")}`;
  });
  await writeFile(join(folder, "licences.txt"), (await Promise.all(texts)).join("\n\n"));
}

export async function writeScripts(folder: string, sourceMaps: boolean) {
  const sourcemap = sourceMaps && "inline";
  const options = {
    ...browserOptions,
    splitting: true,
    sourcemap,
    metafile: true,
    write: true,
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
  });
  await writeLicences(folder, Object.keys(metafile.inputs));
  const scripts = await esbuild.build({
    ...options,
    // The hashes depend on the paths below this folder, and so not on where the folder is.
    absWorkingDir: bundled,
    entryPoints: Object.keys(ENTRIES).map((name) => `${name}.js`),
    outdir: "../assets",
    entryNames: "[name]-[hash]",
    // V8 compiles all functions while the script loads. At 400 kbit/s, a round trip of 400 ms and a
    // sixfold slow-down, the page is hydrated 0.4 s sooner.
    banner: { js: "//# allFunctionsCalledOnLoad" },
  });
  await rm(bundled, { recursive: true, maxRetries: 3 });

  const urlOf = (path: string) => `assets/${basename(path)}`;
  const scriptOf = (entry: keyof typeof ENTRIES) => {
    const outputs = Object.entries(scripts.metafile.outputs);
    const output = outputs.find(([, { entryPoint }]) => entryPoint === `${entry}.js`);
    if (!output) throw new Error(`${entry} has no script`);
    const [path, { imports }] = output;
    return { url: urlOf(path), imports };
  };
  const main = scriptOf("main");
  const chunks = main.imports.flatMap(({ kind, path }) =>
    kind === "import-statement" ? urlOf(path) : [],
  );
  await rm(join(folder, scriptOf("react").url));
  return { main: main.url, chunks, lazy: scriptOf("lazy-screens").url };
}

export type Scripts = Readonly<Awaited<ReturnType<typeof writeScripts>>>;
