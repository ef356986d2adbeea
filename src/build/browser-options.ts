import type { BuildOptions, Plugin } from "esbuild";
import { settings } from "../settings.ts";

/** Replaces the settings by their values, since a browser has no environment variables. */
const settingsPlugin: Plugin = {
  name: "settings",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]settings\.ts$/ }, () => ({
      contents: `export const settings = ${JSON.stringify(settings)};`,
    }));
  },
};

export const browserOptions = {
  bundle: true,
  minify: true,
  format: "esm",
  jsx: "automatic",
  // As files, the slides' pictures would add a request each to a first visit.
  loader: { ".svg": "dataurl", ".png": "dataurl" },
  // The oldest browsers that the site is written for (README.md).
  target: ["chrome80", "firefox78", "safari14"],
  // esbuild would rewrite both, since these browsers fail in corner cases such as `f?.(...a, b)`
  // (crbug.com/42201552), which no module of the site has (`browser-options.test.ts`).
  supported: { destructuring: true, "optional-chain": true },
  define: { "process.env.NODE_ENV": '"production"' },
  plugins: [settingsPlugin],
  // They are in `licences.txt`.
  legalComments: "none",
  charset: "utf8",
  logLevel: "warning",
  logOverride: { "import-is-undefined": "error" },
  write: false,
} satisfies BuildOptions & { write: false };
