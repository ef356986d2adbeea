import * as esbuild from "esbuild";

/** Bundles files of `test/` into scripts that Node 20 can run: `<folder>/<file>.js`. */
export async function bundle(
  files: readonly string[],
  folder: string,
  options: esbuild.BuildOptions = {},
): Promise<void> {
  await esbuild.build({
    entryPoints: files.map((file) => ({ in: file, out: file })),
    outdir: folder,
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
