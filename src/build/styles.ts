import { basename } from "node:path";
import * as esbuild from "esbuild";
import { browserOptions } from "./browsers.ts";

/** The styles of the first packets are these sheets, and all that these modules import. */
const CRITICAL = [
  "ui/tokens.css",
  "ui/base.css",
  "boot/states.css",
  "frame/frame.module.css",
  "frame/bar.tsx",
  "screens/first-script/home/home.tsx",
];

/**
 * In the cascade a group overrides the groups above it. The order of imports has no effect. Within
 * a group, a rule that overrides a rule of another sheet needs a more specific selector.
 */
const CASCADE = [
  // Sheets that aren't CSS modules.
  /(?<!\.module)\.css$/,
  /^src\/ui\/layout\./,
  // Parts that other parts of `ui/` adapt.
  /^src\/ui\/(field|product|text-link)\./,
  /^src\/ui\//,
  /^src\/shared\//,
  /./,
];

export const groupOf = (sheet: string) => CASCADE.findIndex((pattern) => pattern.test(sheet));

const compare = (one: string, another: string) =>
  groupOf(one) - groupOf(another) || (one < another ? -1 : 1);

async function sheetsOf(modules: readonly string[]): Promise<readonly string[]> {
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
  const sheets = Object.keys(metafile.inputs).filter((file) => file.endsWith(".css"));
  return sheets.sort(compare);
}

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
  const critical = await sheetsOf(CRITICAL);
  const all = await sheetsOf(["app.tsx"]);
  const names = all.map((sheet) => basename(sheet));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  // A module's file name is part of its class names, which have to be the same in every bundle.
  if (twice) throw new Error(`Two style sheets have the name ${twice}: rename one`);
  return {
    sections: await bundle(["src/boot/sections.css"]),
    critical: await bundle(critical),
    slides: await bundle(["src/screens/first-script/home/slide-pictures.css"]),
    rest: await bundle(all.filter((sheet) => !critical.includes(sheet))),
    clothPixels: await bundle(["src/ui/cloth-pixels.css"]),
  };
}
