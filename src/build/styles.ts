import { basename, resolve } from "node:path";
import * as esbuild from "esbuild";
import { browserOptions } from "./browsers.ts";

/** The first packets have the sheets that these modules import, directly or not. */
const CRITICAL = ["global-styles.ts", "frame/bar.tsx", "screens/first-script/home/home.tsx"];

/**
 * Bundles the sheets that entries import, in the order of the imports. A component imports its
 * sheets after its modules (`biome.json`), so in `<Container className={styles.row}>` its class
 * overrides that of `Container`. All sheets override those of `global-styles.ts`, which `app.tsx`
 * imports first.
 */
export async function bundleSheets(
  entries: readonly string[],
  isIncluded = (_path: string) => true,
) {
  const includedSheets: esbuild.Plugin = {
    name: "included-sheets",
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, ({ path }) =>
        isIncluded(path) ? null : { contents: "", loader: "local-css" },
      );
    },
  };
  const { outputFiles, metafile } = await esbuild.build({
    ...browserOptions,
    entryPoints: entries.map((entry) => `src/${entry}`),
    outdir: "out",
    packages: "external",
    // As files, the slides' pictures would add a request each to a first visit.
    loader: { ".svg": "dataurl", ".png": "dataurl" },
    // As in the scripts, class names stay as they are.
    minify: false,
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    plugins: [includedSheets],
    // The excluded sheets lack their classes. The build of the scripts finds misspelt ones.
    logOverride: { "import-is-undefined": "silent" },
  });
  const css = outputFiles.find(({ path }) => path.endsWith(".css"))?.text.trim() ?? "";
  return { css, inputs: metafile.inputs };
}

export async function styleSheets() {
  const { inputs } = await bundleSheets(CRITICAL);
  const critical = new Set(Object.keys(inputs).map((path) => resolve(path)));
  const rest = await bundleSheets(["app.tsx"], (path) => !critical.has(path));
  const sheets = Object.keys(rest.inputs).filter((path) => path.endsWith(".css"));
  const names = sheets.map((sheet) => basename(sheet));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  // A sheet's file name is part of its class names, which have to be the same in every bundle.
  if (twice) throw new Error(`Two style sheets have the name ${twice}: rename one`);
  return {
    sections: (await bundleSheets(["boot/sections.css"])).css,
    critical: (await bundleSheets(["app.tsx"], (path) => critical.has(path))).css,
    slides: (await bundleSheets(["screens/first-script/home/slide-pictures.css"])).css,
    rest: rest.css,
    clothPixels: (await bundleSheets(["ui/cloth-pixels.css"])).css,
  };
}
