import type { BuildOptions } from "esbuild";

/** The oldest browsers in which every screen works. README names the same numbers. */
export const OLDEST = { chrome: 80, firefox: 78, safari: 14 } as const;

/**
 * A statement that older browsers can't parse. Each inline script begins with it, so that they run
 * none of the scripts, and show the page as without a script.
 */
export const NEWEST_SYNTAX = String.raw`null?.x??/\p{L}/u;`;

/** esbuild's options for all browser code. Samsung Internet 13 is Chrome 83. */
export const browserOptions = {
  bundle: true,
  minify: true,
  format: "esm",
  jsx: "automatic",
  target: [`chrome${OLDEST.chrome}`, `firefox${OLDEST.firefox}`, `safari${OLDEST.safari}`],
  // These browsers fail only in corner cases which we don't use: Chrome before 91 at `f?.(...a, b)`
  // (crbug.com/42201552).
  supported: { destructuring: true, "optional-chain": true },
  define: { "process.env.NODE_ENV": '"production"' },
  // They are in `licences.txt`.
  legalComments: "none",
  charset: "utf8",
  logLevel: "warning",
  logOverride: { "import-is-undefined": "error" },
  write: false,
} as const satisfies BuildOptions;
