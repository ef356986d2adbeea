import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import * as esbuild from "esbuild";
import { pageSettings, settings } from "../settings.ts";
import { browserOptions } from "./target.ts";

/** Replaces `settings.ts` by its values: a browser has no environment variables. */
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

/** Removes the components of static parts from the scripts: the build renders them. */
export const staticPartsPlugin: esbuild.Plugin = {
  name: "static-parts",
  setup({ onLoad }) {
    onLoad({ filter: /\.static\.tsx$/ }, async ({ path }) => {
      const name = basename(path, ".static.tsx");
      const component = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
      const definition = `export const ${component} = staticPart("${name}"`;
      if (!(await readFile(path, "utf8")).includes(definition))
        throw new Error(`${path} must contain ${definition}, ...)`);
      const library = JSON.stringify(resolve("src/lib/static-part.tsx"));
      return { contents: `import { staticPart } from ${library}; ${definition});` };
    });
  },
};
