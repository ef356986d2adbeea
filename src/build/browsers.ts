import type { BuildOptions } from "esbuild";

export const browserOptions = {
  bundle: true,
  minify: true,
  format: "esm",
  jsx: "automatic",
  // The oldest browsers in which every screen works.
  target: ["chrome80", "firefox78", "safari14"],
  // esbuild would rewrite both, since these browsers fail in corner cases such as `f?.(...a, b)`,
  // which the site has none of (crbug.com/42201552).
  supported: { destructuring: true, "optional-chain": true },
  define: { "process.env.NODE_ENV": '"production"' },
  // They are in `licences.txt`.
  legalComments: "none",
  charset: "utf8",
  logLevel: "warning",
  logOverride: { "import-is-undefined": "error" },
  write: false,
} as const satisfies BuildOptions;
