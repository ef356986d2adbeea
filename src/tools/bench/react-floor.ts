import * as esbuild from "esbuild";
import { browserOptions } from "../../build/target.ts";

/** The React floor: the script of a page that shows one word by React, bundled as the site's scripts are. */
export async function reactFloor(): Promise<string> {
  const contents = `
    import { createElement } from "react";
    import { createRoot } from "react-dom/client";
    createRoot(document.body).render(createElement("p", null, "Hello"));`;
  const stdin = { contents, resolveDir: "." };
  const { outputFiles } = await esbuild.build({ ...browserOptions, stdin });
  return outputFiles[0]?.text ?? "";
}
