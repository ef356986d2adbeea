import * as esbuild from "esbuild";
import { IMAGES_URL, QUERIES_URL } from "../services/content-store.ts";
import { settings } from "../settings.ts";
import { browserOptions } from "./browser-options.ts";
import { siteUrl } from "./metadata.ts";

/** Older browsers can't parse this, so they run no inline script that begins with it. */
const NEWEST_SYNTAX = String.raw`null?.x??/\p{L}/u;`;

export async function inlineScript(
  name: "head" | "before-hydration" | "typed-address",
): Promise<string> {
  const { outputFiles } = await esbuild.build({
    ...browserOptions,
    entryPoints: [`src/boot/${name}.ts`],
    format: "iife",
    banner: { js: NEWEST_SYNTAX },
    // Not all settings, since the document has to be short.
    define: {
      ...browserOptions.define,
      COMPANY_NAME: JSON.stringify(settings.companyName),
      IMAGES_URL: JSON.stringify(IMAGES_URL),
      // A preload can't send a token.
      PRELOADED_QUERIES_URL: JSON.stringify(settings.contentToken === null ? QUERIES_URL : null),
      SITE_PATH: JSON.stringify(new URL(siteUrl ?? "https://localhost/").pathname),
    },
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`boot/${name}.ts has no script`);
  // esbuild escapes `</script` in a text, but `<!--` before `<script` would hide the script's end.
  return script.text.trim().replace(/<!--/g, "\\x3c!--");
}
