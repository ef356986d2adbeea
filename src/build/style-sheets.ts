import * as esbuild from "esbuild";
import { screens } from "../screen-table.ts";
import { shipped } from "./target.ts";

/**
 * The style sheets of the document: the first in its head, each other one before the section of this path. A sheet
 * has the styles of all that its modules import, without those of the sheets before it. Text waits for the sheets
 * above it: each of these spares a heading above it some 60 ms on a slow line.
 */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  head: [
    "ui/tokens.css",
    "ui/base.css",
    // Their classes give way to those of any module that uses them.
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

/**
 * Bundles the styles that modules import, in the order of their imports. The class names are those of the scripts,
 * so they aren't minified.
 */
async function styles(modules: readonly string[], external: string[] = []): Promise<string> {
  const contents = modules.map((module) => `import "./src/${module}";`).join("\n");
  const { outputFiles } = await esbuild.build({
    ...shipped,
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

/** The style sheets of the document, by the names above. */
export async function styleSheets(): Promise<ReadonlyMap<string, string>> {
  const sheets = new Map<string, string>();
  const modules: string[] = [];
  let before = "";
  for (const [path, own] of Object.entries(SHEETS)) {
    modules.push(...own);
    // What `routes.ts` imports dynamically is for the last sheet.
    const all = await styles(modules, path === screens.news.path ? [] : ["./src/lazy-screens.ts"]);
    if (!all.startsWith(before))
      throw new Error(`The styles before ${path} have changed their order`);
    sheets.set(path, all.slice(before.length));
    before = all;
  }
  return sheets;
}

/** The rules that show one section at a time. `boot/head.ts` replaces them. */
export const sectionStyles = () => styles(["boot/sections.css"]);
