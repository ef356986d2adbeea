import { basename } from "node:path";
import * as esbuild from "esbuild";
import { shipped } from "./target.ts";

/** What imports all styles; the styles of a part come before those of the screens that use it. */
const SOURCES = [
  "ui/tokens.css",
  "ui/base.css",
  "ui/print.css",
  "app.tsx",
  "lazy-screens.ts",
  "build/static-parts.ts",
];

/** The sheets that no text waits for: the cloth's pixels, and what differs on paper. */
const LAST = ["src/ui/patterns.module.css", "src/ui/print.css"];

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
  const css = outputFiles.find(({ path }) => path.endsWith(".css"))?.text.trim() ?? "";
  return { css, modules: Object.keys(metafile.outputs["out/stdin.css"]?.inputs ?? {}) };
}

/**
 * Bundles the sheet of the head's script, and a sheet for each part of the page: the CSS modules whose classes
 * that part is the first to have. It stands before the part: text waits for the sheets above it, and no others.
 * The last sheet also has the modules whose classes no part has.
 */
export async function styleSheets(page: readonly string[]): Promise<readonly string[]> {
  const { modules } = await bundle(SOURCES.map((file) => `src/${file}`));
  const partOf = (file: string) => {
    if (LAST.includes(file)) return page.length - 1;
    if (!file.endsWith(".module.css")) return 0;
    // The name of a class begins with that of its module's file.
    const className = new RegExp(`["\\s]${basename(file, ".module.css").replaceAll("-", "_")}_`);
    const first = page.findIndex((part) => className.test(part));
    return first < 0 ? page.length - 1 : first;
  };
  const parts = page.map((_, part) => modules.filter((file) => partOf(file) === part));
  const sheets = await Promise.all([["src/early/sections.css"], ...parts].map(bundle));
  return sheets.map(({ css }) => css);
}
