import { resolve } from "node:path";
import * as esbuild from "esbuild";
import { TARGET } from "./target.ts";

/** The frame and Home, which the first paint needs. A user of a module comes after it. */
const CRITICAL = [
  "ui/tokens.css",
  "ui/base.css",
  "frame/frame.tsx",
  "frame/brand.static.tsx",
  "frame/needs-script.static.tsx",
  "screens/home/home.tsx",
  "screens/home/home-words.static.tsx",
];

/**
 * What the first paint doesn't wait for: the cloth's pixels, and the parts of the frame after `main`,
 * which come after both style sheets in the document.
 */
const LATE = [
  "src/ui/patterns.module.css",
  "src/ui/network-links.module.css",
  "src/frame/footer.module.css",
  "src/frame/floating-buttons.module.css",
  "src/frame/toast-region.module.css",
];

const ALL = ["build/static-parts.ts", "app.tsx", "later-screens.ts"];

/** Bundles the styles that files of `src` import, without those of the modules in `except`. */
async function sheetOf(files: readonly string[], except: readonly string[] = []) {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents: files.map((file) => `import "./src/${file}";`).join(""), resolveDir: "." },
    bundle: true,
    format: "esm",
    packages: "external",
    external: except.map((file) => resolve(file)),
    loader: { ".svg": "empty", ".png": "dataurl" },
    // Without `minifyIdentifiers`: class names have to be those of the scripts.
    minifySyntax: true,
    minifyWhitespace: true,
    ...TARGET,
    metafile: true,
    write: false,
    outdir: "out",
    logLevel: "warning",
  });
  const css = outputFiles.find(({ path }) => path.endsWith(".css"))?.text.trim() ?? "";
  return { css, modules: Object.keys(metafile.inputs).filter((file) => file.endsWith(".css")) };
}

/**
 * Bundles the styles of the frame and Home, which are critical, and those of all other screens. Each
 * style sheet is in the document before what needs it.
 */
export async function styleSheets() {
  const { css: critical, modules } = await sheetOf(CRITICAL, LATE);
  const { css: rest } = await sheetOf(ALL, modules);
  return { critical, rest };
}

export type StyleSheets = Readonly<Awaited<ReturnType<typeof styleSheets>>>;
