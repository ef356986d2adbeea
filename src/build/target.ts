import type { BuildOptions } from "esbuild";

/** The oldest browsers that get everything. README's promise is held to these numbers by a test. */
export const OLDEST = { chrome: 80, samsungInternet: 13, firefox: 78, safari: 14 } as const;

/** The oldest browsers in which the information screens can be read. */
export const OLDEST_READABLE = { chrome: 61, ios: 10.3 } as const;

/**
 * esbuild doesn't lower these, and takes them for unsupported where a browser fails a corner case
 * of them, such as the temporal dead zone of a parameter. We use no such case.
 */
const supported = { destructuring: true, "const-and-let": true } as const;

/** What esbuild lowers the document's inline scripts to, so that every readable browser parses them. */
export const EARLY_TARGET = {
  target: [`chrome${OLDEST_READABLE.chrome}`, `ios${OLDEST_READABLE.ios}`],
  supported,
};

/** How all that ships to browsers is bundled and lowered. Samsung Internet 13 is Chrome 83. */
export const shipped = {
  bundle: true,
  minify: true,
  format: "esm",
  jsx: "automatic",
  target: [`chrome${OLDEST.chrome}`, `firefox${OLDEST.firefox}`, `safari${OLDEST.safari}`],
  // Up to Chrome 90 an optional call fails whose spread argument isn't its last (crbug.com/42201552).
  supported: { ...supported, "optional-chain": true },
  define: { "process.env.NODE_ENV": '"production"' },
  // `licences.ts` writes them into a file of their own.
  legalComments: "none",
  logLevel: "warning",
  logOverride: { "import-is-undefined": "error" },
  write: false,
} as const satisfies BuildOptions;
