import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeHtml } from "../lib/html.ts";
import { QUERIES } from "../services/content-store.ts";
import { settings } from "../settings.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { headTags, structuredData } from "./metadata.ts";
import type { prerenderPage } from "./prerender.tsx";
import type { Scripts } from "./scripts.ts";
import type { StyleSheets } from "./style-sheet.ts";

/**
 * The rules for a page in which no script has run: it is off, it failed, or the browser can't parse
 * it. The address then shows its own screen, or Home where it has none. A browser without `:has`
 * shows Home above the screen, and scrolls past it. `early.ts` switches this sheet off.
 */
const NO_SCRIPT_CSS = [
  'html:not([data-ready]) main>section:target,html:not([data-ready]) main>section[id="/"]{display:block}',
  'html:not([data-ready]) main:has(>section:target)>section[id="/"]:not(:target){display:none}',
].join("");

/** Where the script in the document sends queries: nowhere if they need a token. */
const queries = settings.contentToken === null ? QUERIES : "";

const inlineStyle = (css: string) => `<style>${css}</style>`;

/** An SVG as an address, escaped for an attribute. */
export const inlineSvg = (svg: string): string =>
  `data:image/svg+xml,${escapeHtml(encodeURI(svg.trim()).replaceAll("#", "%23"))}`;

/**
 * Puts the picture that is seen first into the document. React doesn't mind: it hydrates an image
 * whatever its address, and uses that of the file when Home is shown again.
 */
async function withFirstPicture(page: string, folder: string): Promise<string> {
  const [, address] = /<img src="([^"]+)"/.exec(page) ?? [];
  if (address === undefined) throw new Error("The page has no picture");
  const picture = await readFile(join(folder, address), "utf8");
  return page.replace(address, () => inlineSvg(picture));
}

/** What the document is made of. */
type Parts = {
  /** Where the pictures are. */
  readonly folder: string;
  readonly css: StyleSheets;
  /** The inline script. */
  readonly early: string;
  readonly page: ReturnType<typeof prerenderPage>;
  readonly scripts: Scripts;
};

/**
 * Fills in `index.html`. A name in it that has no value stops the build.
 *
 * @returns the document, and the Content Security Policy in it.
 */
export async function documentOf({ folder, css, early, page, scripts }: Parts) {
  const policy = contentSecurityPolicy({
    scripts: [early],
    styles: [...Object.values(css), NO_SCRIPT_CSS],
  });
  const modules = [
    // The browser learns of the chunks here, a round trip before it reads the imports in `main`.
    ...scripts.chunks.map((chunk) => `<link rel="modulepreload" href="${chunk}">`),
    `<script type="module" src="${scripts.main}"></script>`,
  ];
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ...headTags(),
    inlineStyle(css.critical),
    inlineStyle(NO_SCRIPT_CSS),
    // `early/load-script.ts` adds them to the head, at once for most visitors.
    `<template>${modules.join("")}</template>`,
    `<script data-later="${scripts.later}" data-queries="${escapeHtml(queries)}">${early}</script>`,
  ];
  const values = new Map([
    ["head", head.join("\n    ")],
    // The styles that Home doesn't need come after it, and before the screens that need them.
    ["page", (await withFirstPicture(page.home, folder)) + inlineStyle(css.rest) + page.rest],
    ["end", structuredData()],
  ]);
  const template = await readFile("index.html", "utf8");
  const html = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`index.html asks for {{${name}}}, which has no value`);
    return value;
  });
  return { html, policy };
}
