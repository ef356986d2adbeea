import * as esbuild from "esbuild";
import { browserOptions } from "./browser-options.ts";

/** The first packets have the sheets that these modules import, directly or not. */
const CRITICAL = ["global-styles.ts", "frame/bar.tsx", "screens/first-script/home/home.tsx"];

/**
 * No module imports the slides' pictures and the cloth's pixels. In the critical sheets they would
 * delay Home's first paint by a quarter of a second, at 400 kbit/s and a round trip of 400 ms.
 */
const REST = ["screens/first-script/home/slide-pictures.css", "app.tsx", "ui/cloth-pixels.css"];

/**
 * Bundles the sheets of modules in the order of the imports. A component imports its sheets after
 * its modules (`biome.json`), so in `<Container className={styles.row}>` its class overrides that of
 * `Container`. All sheets override those of `global-styles.ts`, which `app.tsx` imports first.
 *
 * @param without the modules whose sheets are in another bundle.
 */
export async function bundleSheets(files: readonly string[], without: readonly string[] = []) {
  const contents = files.map((file) => `import "./${file}";`).join("\n");
  const { outputFiles, metafile } = await esbuild.build({
    ...browserOptions,
    stdin: { contents, resolveDir: "src" },
    outdir: "out",
    packages: "external",
    external: without.map((path) => `./${path}`),
    // As files, the slides' pictures would add a request each to a first visit.
    loader: { ".svg": "dataurl", ".png": "dataurl" },
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
  const rest = await bundleSheets(REST, Object.keys(critical.inputs));
  return { sections: sections.css, critical: critical.css, rest: rest.css };
}
