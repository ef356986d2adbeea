import * as esbuild from "esbuild";
import { settings } from "../settings.ts";
import { browserOptions } from "./target.ts";

/** Replaces `settings.ts` by its values: a browser has no environment variables. */
export const settingsPlugin: esbuild.Plugin = {
  name: "settings",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]settings\.ts$/ }, () => ({
      contents: `export const settings = ${JSON.stringify(settings)};`,
    }));
  },
};

/** Gives the scripts the class names of the style sheets and the prerendered page. */
export const classNamesPlugin: esbuild.Plugin = {
  name: "class-names",
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({
        ...browserOptions,
        minify: false,
        stdin: { contents: `export { default } from ${JSON.stringify(path)}`, resolveDir: "." },
        loader: { ".svg": "empty", ".png": "empty" },
        outdir: "out",
      });
      const script = outputFiles.find((file) => file.path.endsWith(".js"));
      // One export for each: esbuild drops unused names, and an unknown name stops the build.
      const names = script?.text.matchAll(/^ *(\w+): (".+")/gm) ?? [];
      const constants = Array.from(names, ([, name, value]) => `export const ${name} = ${value};`);
      return { contents: constants.join("\n") };
    });
  },
};
