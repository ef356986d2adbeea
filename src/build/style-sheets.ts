import * as esbuild from "esbuild";
import { paths } from "../paths.ts";
import { shipped } from "./target.ts";

/** The style sheets behind Home, each by the path of the first screen that needs it. It stands before that screen. */
export const LATER_SHEETS = new Map<string, string>([
  [paths.contactUs, "information"],
  [paths.login, "forms"],
  [paths.news, "end"],
]);

/**
 * Bundles a style sheet of the document, by its name in `early/`. Its class names are those of the scripts, so
 * they aren't minified.
 */
export async function styleSheet(name: string): Promise<string> {
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
