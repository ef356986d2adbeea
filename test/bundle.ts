/** How a test file becomes a script that Node 20 can run. */
import { relative, resolve } from "node:path";
import * as esbuild from "esbuild";

/** Bundles test files into scripts in a folder, as the site is bundled, but without packages. */
export async function bundle(
  files: readonly string[],
  folder: string,
  options: esbuild.BuildOptions = {},
): Promise<void> {
  await esbuild.build({
    entryPoints: [...files],
    outdir: folder,
    outbase: "test",
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    loader: { ".svg": "dataurl", ".png": "dataurl" },
    sourcemap: "inline",
    logLevel: "error",
    ...options,
  });
}

/** The path of the script that `bundle` makes of a file in `test`. */
export const scriptOf = (folder: string, file: string): string =>
  resolve(folder, relative("test", file).replace(/\.tsx?$/, ".js"));
