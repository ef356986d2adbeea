import { basename } from "node:path";
import * as esbuild from "esbuild";
import type { Page } from "./prerender.tsx";
import { shipped } from "./target.ts";

/** What imports all styles; the styles of a part come before those of the screens that use it. */
const SOURCES = [
  "ui/tokens.css",
  "ui/base.css",
  "app.tsx",
  "later-screens.ts",
  "build/static-parts.ts",
];

/** The cloth's pixels, which no words wait for. */
const CLOTH = "src/ui/patterns.module.css";

async function bundle(files: readonly string[]) {
  const { outputFiles, metafile } = await esbuild.build({
    ...shipped,
    stdin: { contents: files.map((file) => `import "./${file}";`).join(""), resolveDir: "." },
    packages: "external",
    loader: { ".svg": "empty", ".png": "dataurl" },
    // Without `minifyIdentifiers`: class names have to be those of the scripts.
    minify: false,
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    outdir: "out",
  });
  const isCss = (path: string) => path.endsWith(".css");
  const css = outputFiles.find(({ path }) => isCss(path))?.text.trim() ?? "";
  const output = Object.entries(metafile.outputs).find(([path]) => isCss(path));
  return { css, modules: Object.keys(output?.[1].inputs ?? {}) };
}

/**
 * Bundles the styles by what needs them first: the frame up to Home, another section, or neither. In the
 * document each style sheet comes before what needs it.
 */
export async function styleSheets({ home, sections }: Page) {
  const { modules } = await bundle(SOURCES.map((file) => `src/${file}`));
  const sheetOf = async (wants: (file: string) => boolean) =>
    (await bundle(modules.filter(wants))).css;
  // The name of a class begins with that of its module's file.
  const isIn = (html: string, file: string) =>
    file !== CLOTH &&
    new RegExp(`["\\s]${basename(file, ".module.css").replaceAll("-", "_")}_`).test(html);
  const isCritical = (file: string) => !file.endsWith(".module.css") || isIn(home, file);
  const isOfScreen = (file: string) => !isCritical(file) && isIn(sections, file);
  return {
    critical: await sheetOf(isCritical),
    screens: await sheetOf(isOfScreen),
    rest: await sheetOf((file) => !isCritical(file) && !isOfScreen(file)),
  };
}
