import * as esbuild from "esbuild";
import { browserOptions } from "./browser-options.ts";

/**
 * Only the sheets among these, and those that these modules import, directly or not, are before Home
 * in the document, since the first window shows no others. With the sheets of `app.tsx` there, Home's
 * first paint came 0.4 s later, at 400 kbit/s and a round trip of 400 ms. `screen-components.tsx`
 * imports the pictures of slides and cloths, which alone would delay it by 0.25 s.
 */
const CRITICAL = [
  "global-styles.ts",
  "boot/attributes.css",
  "frame/bar.tsx",
  "screens/first-script/home/home.tsx",
];

/**
 * Bundles the sheets of modules in the order of the imports. A component imports its sheets after
 * its modules (`biome.json`), so in `<Container className={styles.row}>` its class overrides that of
 * `Container`. All sheets override those of `global-styles.ts`, which `app.tsx` imports first. In
 * the document, those of components also override `boot/attributes.css`.
 */
export async function bundleSheets(modules: readonly string[], without: readonly string[] = []) {
  const contents = modules.map((path) => `import "./${path}";`).join("\n");
  const { outputFiles, metafile } = await esbuild.build({
    ...browserOptions,
    stdin: { contents, resolveDir: "src" },
    outdir: "out",
    packages: "external",
    external: without.map((path) => `./${path}`),
    // As in the scripts, class names stay as they are.
    minify: false,
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
  });
  const css = outputFiles.find(({ path }) => path.endsWith(".css"))?.text.trim() ?? "";
  return { css, inputs: metafile.inputs };
}

export async function styleSheets() {
  const sections = await bundleSheets(["boot/sections.css"]);
  const critical = await bundleSheets(CRITICAL);
  const sheets = Object.keys(critical.inputs).filter((path) => path.endsWith(".css"));
  const rest = await bundleSheets(["app.tsx"], sheets);
  return { sections: sections.css, critical: critical.css, rest: rest.css };
}
