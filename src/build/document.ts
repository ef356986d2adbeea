import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentSecurityPolicy } from "../content-security-policy.ts";
import { escapeHtml } from "../lib/html.ts";
import { headTags, structuredData } from "../metadata.ts";
import { drawnSettings } from "../settings.ts";

/**
 * Where no script runs, the address itself says which screen is shown, and Home is where it points to
 * none. A browser that doesn't know `:has` shows Home above the screen, and scrolls past it.
 */
const NO_SCRIPT_CSS = [
  'html:not([data-ready]) main>section:target,html:not([data-ready]) main>section[id="/"]{display:block}',
  'html:not([data-ready]) main:has(>section:target)>section[id="/"]:not(:target){display:none}',
].join("");

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
 * @param page what the build drew.
 * @param scripts the addresses of the script that begins and of the one that is fetched later.
 * @returns the document, and the Content Security Policy that stands in it.
 */
export async function documentOf({
  folder,
  firstCss,
  lastCss,
  early,
  page,
  scripts,
}: {
  readonly folder: string;
  readonly firstCss: string;
  readonly lastCss: string;
  readonly early: string;
  readonly page: string;
  readonly scripts: { readonly first: string; readonly later: string };
}): Promise<{ readonly html: string; readonly policy: string }> {
  const policy = contentSecurityPolicy({
    scripts: [early],
    styles: [firstCss, lastCss, NO_SCRIPT_CSS],
  });
  const main = `<script type="module" src="${scripts.first}"></script>`;
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ...headTags(),
    `<style>${firstCss}</style>`,
    `<noscript><style>${NO_SCRIPT_CSS}</style></noscript>`,
    `<script data-later="${scripts.later}" data-store="${escapeHtml(drawnSettings.contentApi)}">${early}</script>`,
    main,
  ];
  const values = new Map([
    ["head", head.join("\n    ")],
    ["page", await withFirstPicture(page, folder)],
    // The last of it is what `early.ts` fetches the script by where it was dropped on its way.
    ["end", `<style>${lastCss}</style>${structuredData()}<template>${main}</template>`],
  ]);
  const template = await readFile("index.html", "utf8");
  const html = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`index.html asks for {{${name}}}, which has no value`);
    return value;
  });
  return { html, policy };
}
