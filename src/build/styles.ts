import * as esbuild from "esbuild";
import { browserOptions } from "./target.ts";

/** Bundles a style sheet, or the style sheets that a module and its imports import, in that order. */
async function bundleStyles(entry: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    ...browserOptions,
    entryPoints: [entry],
    outdir: "out",
    packages: "external",
    loader: { ".svg": "empty", ".png": "dataurl" },
    // As in the scripts, class names stay as they are.
    minify: false,
    minifySyntax: true,
    minifyWhitespace: true,
  });
  return outputFiles.find(({ path }) => path.endsWith(".css"))?.text.trim() ?? "";
}

/** Bundles the document's three style sheets. */
export async function styleSheets() {
  return {
    /** The rules that show one section at a time, until `boot/head.ts` replaces them. */
    sections: await bundleStyles("src/boot/sections.css"),
    site: await bundleStyles("src/app.tsx"),
    clothPixels: await bundleStyles("src/ui/cloth-pixels.css"),
  };
}
