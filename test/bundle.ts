import * as esbuild from "esbuild";
import { bundleOptions } from "../src/tools/helpers/bundle-options.js";

/**
 * Bundles files of `test/` into scripts that Node can run: `<folder>/<file>.js`. The files of a
 * process share its modules, and so its browser (`helpers/site-suite.ts`).
 */
export async function bundle(files: readonly string[], folder: string): Promise<void> {
  await esbuild.build({
    ...bundleOptions,
    splitting: true,
    entryPoints: files.map((file) => ({ in: file, out: file })),
    outdir: folder,
  });
}
