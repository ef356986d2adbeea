import * as esbuild from "esbuild";
import { bundleOptions } from "../src/tools/helpers/bundle-options.js";

/** Bundles files of `test/` into scripts that Node can run: `<folder>/<file>.js`. */
export async function bundle(
  files: readonly string[],
  folder: string,
  options: esbuild.BuildOptions = {},
): Promise<void> {
  await esbuild.build({
    ...bundleOptions,
    ...options,
    entryPoints: files.map((file) => ({ in: file, out: file })),
    outdir: folder,
  });
}
