import * as esbuild from "esbuild";
import { screens } from "../screen-table.ts";
import { browserOptions } from "./target.ts";

/**
 * The modules of each style sheet. `head` is in the document's head; each other sheet is before the
 * section whose path is its key. A sheet lacks the styles of earlier sheets. Text waits for all
 * sheets above it: on a slow connection, each sheet moved below a heading saves it about 60 ms.
 */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  head: [
    "ui/tokens.css",
    "ui/base.css",
    // Before the modules that override their classes.
    "ui/layout.module.css",
    "ui/button.module.css",
    "frame/frame.module.css",
    "frame/navigation.tsx",
    "frame/floating-buttons.tsx",
    "screens/first/home/home.tsx",
  ],
  // All screens of the first script, and the forms.
  [screens.contactUs.path]: [
    "routes.ts",
    "screens/lazy/accounts/accounts.tsx",
    "screens/lazy/forgot-password/forgot-password.tsx",
    "screens/lazy/login/login.tsx",
  ],
  [screens.news.path]: ["app.tsx", "ui/cloth-pixels.css", "ui/print.css"],
};

/** Bundles the styles that modules import. As in the scripts, class names stay unminified. */
async function bundleStyles(modules: readonly string[], external: string[] = []): Promise<string> {
  const contents = modules.map((module) => `import "./src/${module}";`).join("\n");
  const { outputFiles } = await esbuild.build({
    ...browserOptions,
    stdin: { contents, resolveDir: "." },
    outdir: "out",
    external,
    packages: "external",
    loader: { ".svg": "empty", ".png": "dataurl" },
    minify: false,
    minifySyntax: true,
    minifyWhitespace: true,
  });
  return outputFiles.find(({ path }) => path.endsWith("stdin.css"))?.text.trim() ?? "";
}

/** Bundles the document's style sheets, by their keys in `SHEETS`. */
export async function styleSheets(): Promise<ReadonlyMap<string, string>> {
  const sheets = new Map<string, string>();
  const modules: string[] = [];
  let previous = "";
  for (const [path, own] of Object.entries(SHEETS)) {
    modules.push(...own);
    // The styles of the other lazy screens are for the last sheet.
    const all = await bundleStyles(
      modules,
      path === screens.news.path ? [] : ["./src/lazy-screens.ts"],
    );
    if (!all.startsWith(previous))
      throw new Error(`The modules of "${path}" reorder the sheets before it: move them in SHEETS`);
    sheets.set(path, all.slice(previous.length));
    previous = all;
  }
  return sheets;
}

/** The rules that show one section at a time, until `boot/head.ts` replaces them. */
export const sectionStyles = () => bundleStyles(["boot/sections.css"]);
