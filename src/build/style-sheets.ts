import * as esbuild from "esbuild";
import { shipped } from "./target.ts";

/** Bundles a style sheet of the document. Its class names are those of the scripts, so they aren't minified. */
export async function styleSheet(
  name: "sections" | "home" | "information" | "end",
): Promise<string> {
  const { outputFiles } = await esbuild.build({
    ...shipped,
    entryPoints: [`src/early/${name}.css`],
    loader: { ".svg": "empty", ".png": "dataurl" },
    minify: false,
    minifySyntax: true,
    minifyWhitespace: true,
  });
  return outputFiles[0]?.text.trim() ?? "";
}
