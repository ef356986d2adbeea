import * as esbuild from "esbuild";
import { pageSettings, settings } from "../settings.ts";
import { shipped } from "./target.ts";

/** Ships the settings' values, and not the file that reads them from the environment. */
export const settingsPlugin: esbuild.Plugin = {
  name: "settings",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]settings\.ts$/ }, () => ({
      contents: `
        export const settings = ${JSON.stringify(settings)};
        export const pageSettings = ${JSON.stringify(pageSettings)};`,
    }));
  },
};

/** Gives a minified script the class names that the style sheets and the prerendered page have. */
export const classNamesPlugin: esbuild.Plugin = {
  name: "class-names",
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({
        ...shipped,
        minify: false,
        stdin: { contents: `export { default } from ${JSON.stringify(path)}`, resolveDir: "." },
        loader: { ".svg": "empty", ".png": "empty" },
        outdir: "out",
      });
      const script = outputFiles.find((file) => file.path.endsWith(".js"));
      // A constant each: esbuild leaves out those that no script needs, and an unknown one stops it.
      const names = script?.text.matchAll(/^ *(\w+): (".+")/gm) ?? [];
      const constants = Array.from(names, ([, name, value]) => `export const ${name} = ${value};`);
      return { contents: constants.join("\n") };
    });
  },
};
