import type { Plugin } from "esbuild";
import { drawnSettings, settings } from "../settings.ts";

/** Ships the settings' values and leaves the file that reads them at home. */
export const settingsPlugin: Plugin = {
  name: "settings",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]settings\.ts$/ }, () => ({
      contents: `
        export const settings = ${JSON.stringify(settings)};
        export const drawnSettings = ${JSON.stringify(drawnSettings)};`,
    }));
  },
};
