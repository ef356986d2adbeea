/** What the build puts in place of some of the source's files. */
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Plugin } from "esbuild";
import { drawnSettings, settings } from "../settings.ts";
import type { ClassNames } from "./style-sheet.ts";

/** Ships the settings' values and leaves the file that reads them at home. */
export const settingsPlugin: Plugin = {
  name: "settings",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]settings\.ts$/ }, () => ({
      contents: `
        export const settings = ${JSON.stringify(settings)};
        export const drawnSettings = ${JSON.stringify(drawnSettings)};`,
    }));
  },
};

/** Gives a CSS module's importer the names that its classes have in the one style sheet. */
const classNamesPlugin = (classNames: ReadonlyMap<string, ClassNames>): Plugin => ({
  name: "class-names",
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
      contents: JSON.stringify(classNames.get(relative(".", path)) ?? {}),
      loader: "json",
    }));
  },
});

/** Whether static parts are drawn by the build, or taken from what it drew (`static-part.tsx`). */
type StaticParts = "drawn" | "taken";

const staticPartsPlugin = (parts: StaticParts): Plugin => ({
  name: "static-parts",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^source:/ }, ({ path }) => ({
      path: path.slice("source:".length),
      namespace: "source",
    }));
    onLoad({ filter: /\.tsx$/, namespace: "source" }, async ({ path }) => ({
      contents: await readFile(path, "utf8"),
      loader: "tsx",
      resolveDir: path.replace(/[\\/][^\\/]+$/, ""),
    }));
    onLoad({ filter: /\.static\.tsx$/, namespace: "file" }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const names = [...source.matchAll(/^export function (\w+)\(\)/gm)].map(([, name]) => name);
      const lines = names.map((name) =>
        parts === "drawn"
          ? `export const ${name} = drawnPart("${name}", parts.${name});`
          : `export const ${name} = /* @__PURE__ */ staticPart("${name}");`,
      );
      return {
        contents: [
          'import { drawnPart, staticPart } from "./src/lib/static-part.tsx";',
          parts === "drawn" ? `import * as parts from ${JSON.stringify(`source:${path}`)};` : "",
          ...lines,
        ].join("\n"),
        resolveDir: ".",
      };
    });
  },
});

export const plugins = (classNames: ReadonlyMap<string, ClassNames>, parts: StaticParts) => [
  settingsPlugin,
  classNamesPlugin(classNames),
  staticPartsPlugin(parts),
];
