import { Window } from "happy-dom";
import { THEME_COLOR } from "../../build/metadata.ts";

const STYLE = `
*{box-sizing:border-box}
body{margin:0;font:17px/1.6 system-ui,sans-serif;color:#141b2d;background:#fbf7ee}
header,footer,main div{padding:8px 16px}
summary{padding:8px 12px;cursor:pointer}
a{display:block;padding:8px 0;color:#26337f}
h1{margin:0;font-size:38px;line-height:1.05}
h2,h3{margin:24px 0 0;line-height:1.25}
img{display:block;width:100%;height:240px;object-fit:cover;border-bottom:8px solid #f5b82e}
footer,section section{color:#fbf7ee;background:${THEME_COLOR}}
footer a,section section a{color:inherit}
ul{padding:0;list-style:none}
`;

/** The words, links and first picture of the built document's Home, as one file without a script. */
export function plainPage(built: string): string {
  const { document } = new Window();
  document.write(built);
  // Without the site's styles, only `details` can hide the menu.
  const [button, menu] = document.querySelectorAll("header nav > *");
  if (menu) button?.append(menu);
  for (const element of document.querySelectorAll(
    "script, style, svg, button, body > :not(:has(header)), main > section:not(:first-child)",
  ))
    element.remove();
  for (const element of document.querySelectorAll("body *"))
    for (const { name } of [...element.attributes])
      if (!/^(href|src|alt)$/.test(name)) element.removeAttribute(name);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Plain page</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
${document.body.innerHTML}`;
}
