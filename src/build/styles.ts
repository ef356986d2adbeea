import * as esbuild from "esbuild";
import { browserOptions } from "./browsers.ts";

/** The first packets have the sheets that these modules import, directly or not. */
const CRITICAL = ["global-styles.ts", "frame/bar.tsx", "screens/first-script/home/home.tsx"];

/**
 * Bundles the sheets that modules import, in the order of the imports. A component imports its
 * sheets after its modules (`biome.json`), so in `<Container className={styles.row}>` its class
 * overrides that of `Container`. All sheets override those of `global-styles.ts`, which `app.tsx`
 * imports first.
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
  const critical = await bundleSheets(CRITICAL);
  const bundled = Object.keys(critical.inputs);
  const cssOf = async (file: string) => (await bundleSheets([file], bundled)).css;
  return {
    sections: await cssOf("boot/sections.css"),
    critical: critical.css,
    slides: await cssOf("screens/first-script/home/slide-pictures.css"),
    rest: await cssOf("app.tsx"),
    clothPixels: await cssOf("ui/cloth-pixels.css"),
  };
}
