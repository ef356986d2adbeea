import { resolve } from "node:path";
import * as esbuild from "esbuild";
import { browserOptions } from "./target.ts";

/** What the first window of Home needs: the bar and Home. */
const CRITICAL = [
  "ui/tokens.css",
  "ui/base.css",
  "frame/frame.module.css",
  "frame/navigation.tsx",
  "screens/first/home/home.tsx",
];

/** Leaves style sheets out of a bundle. */
const leaveOut = (files: readonly string[]): esbuild.Plugin => ({
  name: "leave-out",
  setup({ onLoad }) {
    const paths = new Set(files.map((file) => resolve(file)));
    onLoad({ filter: /\.css$/ }, ({ path }) =>
      paths.has(path) ? { contents: "", loader: "empty" } : null,
    );
  },
});

/**
 * Bundles the style sheets that modules and their imports import, in that order.
 *
 * @param files paths in `src`.
 * @param others style sheets that are in another bundle.
 * @returns the bundle, and the paths of the files that it is made of.
 */
async function bundleStyles(files: readonly string[], others: readonly string[] = []) {
  const { outputFiles, metafile } = await esbuild.build({
    ...browserOptions,
    stdin: {
      contents: files.map((file) => `import "./${file}";`).join(""),
      resolveDir: "src",
    },
    outdir: "out",
    packages: "external",
    loader: { ".svg": "empty", ".png": "dataurl" },
    // As in the scripts, class names stay as they are.
    minify: false,
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    plugins: [leaveOut(others)],
    // The script of this bundle isn't used. What it imports from others' style sheets is missing.
    logOverride: { "import-is-undefined": "silent" },
  });
  const text = outputFiles.find(({ path }) => path.endsWith(".css"))?.text.trim() ?? "";
  return { text, files: Object.keys(metafile.inputs) };
}

/** Bundles the document's style sheets. */
export async function styleSheets() {
  const critical = await bundleStyles(CRITICAL);
  const others = critical.files.filter((file) => file.endsWith(".css"));
  return {
    /** The rules that show one section at a time, until the document's scripts replace them. */
    sections: (await bundleStyles(["boot/sections.css"])).text,
    /** The first words of a first visit wait for these alone (critical CSS). */
    critical: critical.text,
    rest: (await bundleStyles(["app.tsx"], others)).text,
    clothPixels: (await bundleStyles(["ui/cloth-pixels.css"])).text,
  };
}
