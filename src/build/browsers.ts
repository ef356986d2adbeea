import type { BuildOptions } from "esbuild";

/** The oldest browsers in which every screen works. */
const OLDEST = { chrome: 80, firefox: 78, safari: 14 } as const;

/** Older browsers can't parse this, so they run no inline script that begins with it. */
export const NEWEST_SYNTAX = String.raw`null?.x??/\p{L}/u;`;

export const browserOptions = {
  bundle: true,
  minify: true,
  format: "esm",
  jsx: "automatic",
  target: [`chrome${OLDEST.chrome}`, `firefox${OLDEST.firefox}`, `safari${OLDEST.safari}`],
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
