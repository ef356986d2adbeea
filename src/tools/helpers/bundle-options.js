/**
 * How programs and tests are bundled, since Node 20 knows no TypeScript.
 * @type {import("esbuild").BuildOptions}
 */
export const bundleOptions = {
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  loader: { ".svg": "dataurl", ".png": "empty" },
  sourcemap: "inline",
  logLevel: "warning",
  logOverride: { "import-is-undefined": "error" },
};
