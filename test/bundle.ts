/** How test files become scripts that Node 20 can run. */
import * as esbuild from "esbuild";

/** The script that runs the others of its folder. */
export const IN_TURN = "run-in-turn.js";

/** Bundles test files into scripts in a folder, as the site is bundled, but without packages. */
export async function bundle(
  files: readonly string[],
  folder: string,
  options: esbuild.BuildOptions = {},
): Promise<void> {
  await esbuild.build({
    entryPoints: ["test/run-in-turn.ts", ...files],
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
