import { basename } from "node:path";
import * as esbuild from "esbuild";
import { browserOptions } from "./browsers.ts";

/** The first packets have the sheets that these modules import, directly or not. */
const CRITICAL = ["global-styles.ts", "frame/bar.tsx", "screens/first-script/home/home.tsx"];

/**
 * What these modules import, in the order of the imports, which is the order of the sheets. A
 * component imports its sheets after its modules (`biome.json`), so in
 * `<Container className={styles.row}>` its class overrides that of `Container`. All sheets override
 * those of `global-styles.ts`, which `app.tsx` imports first.
 */
export async function metafileOf(modules: readonly string[]): Promise<esbuild.Metafile> {
  const { metafile } = await esbuild.build({
    ...browserOptions,
    stdin: {
      contents: modules.map((module) => `import "./${module}";`).join(""),
      resolveDir: "src",
    },
    outdir: "out",
    packages: "external",
    loader: { ".svg": "empty", ".png": "empty" },
    metafile: true,
  });
  return metafile;
}

/** The order of the inputs isn't documented by esbuild. `styles.test.ts` fails with another one. */
export const sheetsOf = ({ outputs }: esbuild.Metafile): readonly string[] =>
  Object.entries(outputs).flatMap(([file, { inputs }]) =>
    file.endsWith(".css") ? Object.keys(inputs) : [],
  );

async function bundle(sheets: readonly string[]): Promise<string> {
  const { outputFiles } = await esbuild.build({
    ...browserOptions,
    stdin: {
      contents: sheets.map((sheet) => `@import "./${sheet}";`).join(""),
      resolveDir: ".",
      loader: "css",
    },
    // As files, the slides' pictures would add a request each to a first visit.
    loader: { ".svg": "dataurl", ".png": "dataurl" },
    // As in the scripts, class names stay as they are.
    minify: false,
    minifySyntax: true,
    minifyWhitespace: true,
  });
  return outputFiles[0]?.text.trim() ?? "";
}

export async function styleSheets() {
  const critical = new Set(sheetsOf(await metafileOf(CRITICAL)));
  const all = sheetsOf(await metafileOf(["app.tsx"]));
  const names = all.map((sheet) => basename(sheet));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  // A module's file name is part of its class names, which have to be the same in every bundle.
  if (twice) throw new Error(`Two style sheets have the name ${twice}: rename one`);
  return {
    sections: await bundle(["src/boot/sections.css"]),
    critical: await bundle(all.filter((sheet) => critical.has(sheet))),
    slides: await bundle(["src/screens/first-script/home/slide-pictures.css"]),
    rest: await bundle(all.filter((sheet) => !critical.has(sheet))),
    clothPixels: await bundle(["src/ui/cloth-pixels.css"]),
  };
}
