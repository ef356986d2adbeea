import type { BuildOptions } from "esbuild";

/** The oldest browsers in which every screen works. README names the same numbers. */
export const OLDEST = { chrome: 80, firefox: 78, safari: 14 } as const;

/** The oldest browsers in which the information screens can be read. */
const OLDEST_READABLE = { chrome: 61, ios: 10.3 } as const;

/**
 * What all of these browsers have, although esbuild thinks otherwise because of a corner case, such
 * as the temporal dead zone of a parameter. We use no such case. esbuild can't lower the first two;
 * the third would cost 90 bytes before the first words.
 */
const supported = {
  destructuring: true,
  "const-and-let": true,
  "async-await": true,
} as const;

/** For the inline scripts, which each browser of `OLDEST_READABLE` has to parse. */
export const INLINE_TARGET = {
  target: [`chrome${OLDEST_READABLE.chrome}`, `ios${OLDEST_READABLE.ios}`],
  supported,
};

/** esbuild's options for all browser code. Samsung Internet 13 is Chrome 83. */
export const browserOptions = {
  bundle: true,
  minify: true,
  format: "esm",
  jsx: "automatic",
  target: [`chrome${OLDEST.chrome}`, `firefox${OLDEST.firefox}`, `safari${OLDEST.safari}`],
  // Not lowered: Chrome before 91 fails only at `f?.(...a, b)` (crbug.com/42201552).
  supported: { ...supported, "optional-chain": true },
  define: { "process.env.NODE_ENV": '"production"' },
  // They are in `licences.txt`.
  legalComments: "none",
  charset: "utf8",
  logLevel: "warning",
  logOverride: { "import-is-undefined": "error" },
  write: false,
} as const satisfies BuildOptions;
