import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { headTags, structuredData } from "./metadata.ts";
import type { Page } from "./prerender.tsx";
import { headScript, type Scripts } from "./scripts.ts";
import { sectionStyles, styleSheets } from "./style-sheets.ts";

/**
 * Fills in the template `index.html`, and writes it. A `{{name}}` without a value stops the build.
 */
export async function writeDocument(folder: string, page: Page, scripts: Scripts) {
  const sectionSheet = await sectionStyles();
  const sheets = await styleSheets();
  const script = await headScript();
  const styles = [sectionSheet, ...sheets.values()];
  const policy = contentSecurityPolicy({ scripts: [script], styles });
  const modules = [
    // Requests the chunks a round trip before the browser finds them as imports of `main`.
    ...scripts.chunks.map((chunk) => `<link rel="modulepreload" href="${chunk}">`),
    `<script type="module" src="${scripts.main}"></script>`,
  ];
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ...headTags(),
    `<style id="sections">${sectionSheet}</style>`,
    // `boot/head.ts` copies their content into the head when it requests a script.
    `<template id="script">${modules.join("")}</template>`,
    `<template id="lazy-script"><link rel="modulepreload" href="${scripts.lazy}"></template>`,
    `<script>${script}</script>`,
    `<style>${sheets.get("head")}</style>`,
  ];
  const styled = page.sections.map(({ path, html }) => {
    const sheet = sheets.get(path);
    return (sheet ? `<style>${sheet}</style>` : "") + html;
  });
  const values = new Map([
    ["head", head.join("")],
    ["page", page.before + styled.join("") + page.after],
    ["end", structuredData()],
  ]);
  const html = (await readFile("index.html", "utf8")).replace(/\{\{(\w+)\}\}/g, (_, name) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`index.html asks for {{${name}}}, which has no value`);
    return value;
  });
  await writeFile(join(folder, "index.html"), html);
}
