import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
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

/** Leaves what the build renders of a static part out of the scripts (`lib/static-part.tsx`). */
export const staticPartsPlugin: esbuild.Plugin = {
  name: "static-parts",
  setup({ onLoad }) {
    onLoad({ filter: /\.static\.tsx$/ }, async ({ path }) => {
      const name = basename(path, ".static.tsx");
      const component = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
      const definition = `export const ${component} = staticPart("${name}"`;
      if (!(await readFile(path, "utf8")).includes(definition))
        throw new Error(`${path} has no ${definition}, ...)`);
      const library = JSON.stringify(resolve("src/lib/static-part.tsx"));
      return { contents: `import { staticPart } from ${library}; ${definition});` };
    });
  },
};
