import * as esbuild from "esbuild";
import { browserOptions } from "../../src/build/browsers.ts";

/** The script of the smallest page with React: one word. Bundled like the site's scripts. */
export async function reactScript(): Promise<string> {
  const contents = `
    import { createElement } from "react";
    import { createRoot } from "react-dom/client";
    createRoot(document.body).render(createElement("p", null, "Hello"));`;
  const stdin = { contents, resolveDir: "." };
  const { outputFiles } = await esbuild.build({ ...browserOptions, stdin });
  return outputFiles[0]?.text ?? "";
}
