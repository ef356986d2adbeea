/** What the build puts in place of some of the source's files. */
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

export const plugins = (classNames: ReadonlyMap<string, ClassNames>) => [
  settingsPlugin,
  classNamesPlugin(classNames),
];
