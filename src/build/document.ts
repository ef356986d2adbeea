import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeHtml } from "../lib/html.ts";
import { drawnSettings } from "../settings.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { headTags, structuredData } from "./metadata.ts";
import type { PrerenderedPage, Scripts } from "./scripts.ts";
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

const inlineStyle = (css: string) => `<style>${css}</style>`;

/**
 * Puts the picture that is seen first into the document. The script knows it by the address of its
 * file, which it needs when Home is shown again: React takes over an image as it stands.
 */
async function withFirstPicture(page: string, folder: string): Promise<string> {
  const [, address] = /<img src="([^"]+)"/.exec(page) ?? [];
  if (address === undefined) throw new Error("The page has no picture");
  const picture = await readFile(join(folder, address), "utf8");
  const inline = encodeURI(picture.trim()).replaceAll("#", "%23");
  return page.replace(address, () => `data:image/svg+xml,${escapeHtml(inline)}`);
}

/**
 * The document, which is `index.html` filled in; a name in it that has no value stops the build.
 *
 * @param early the script that stands in the document itself.
 * @param page what the build has prerendered.
 * @returns the document, and the Content Security Policy that stands in it.
 */
export async function documentOf({
  folder,
  css,
  early,
  page,
  scripts,
}: {
  readonly folder: string;
  readonly css: StyleSheets;
  readonly early: string;
  readonly page: PrerenderedPage;
  readonly scripts: Scripts;
}): Promise<{ readonly html: string; readonly policy: string }> {
  const policy = contentSecurityPolicy({
    scripts: [early],
    styles: [...Object.values(css), NO_SCRIPT_CSS],
  });
  const main = `<script type="module" src="${scripts.first}"></script>`;
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ...headTags(),
    inlineStyle(css.critical),
    inlineStyle(NO_SCRIPT_CSS),
    `<script data-later="${scripts.later}" data-store="${escapeHtml(drawnSettings.contentApi)}">${early}</script>`,
    // The browser learns of this chunk here, a round trip before it reads the import in `main`.
    `<link rel="modulepreload" href="${scripts.shared}">`,
    main,
  ];
  const values = new Map([
    ["head", head.join("\n    ")],
    // The styles that Home doesn't need stand behind it, and before the screens that do.
    ["page", (await withFirstPicture(page.home, folder)) + inlineStyle(css.rest) + page.rest],
    // The last of it is what `early.ts` fetches the script by where it was dropped on its way.
    ["end", `${structuredData()}<template>${main}</template>`],
  ]);
  const template = await readFile("index.html", "utf8");
  const html = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`index.html asks for {{${name}}}, which has no value`);
    return value;
  });
  return { html, policy };
}
