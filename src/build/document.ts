import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { escapeHtml } from "./escape-html.ts";
import { inlineScript } from "./inline-script.ts";
import { headTags, structuredData } from "./metadata.ts";
import type { PrerenderedPage } from "./prerender.tsx";
import { replaceEach } from "./replace-each.ts";
import type { Scripts } from "./scripts.ts";
import { styleSheets } from "./styles.ts";

/** @returns the parts that the build weighs. */
export async function writeDocument(folder: string, page: PrerenderedPage, scripts: Scripts) {
  // The policy allows exactly the texts that are collected here.
  const inlineScripts: string[] = [];
  const inlineStyles: string[] = [];
  const script = (text: string) => {
    inlineScripts.push(text);
    return `<script>${text}</script>`;
  };
  const style = (text: string, tag = "<style>") => {
    inlineStyles.push(text);
    return `${tag}${text}</style>`;
  };

  const styles = await styleSheets();
  const modules = [
    // So the browser requests the chunks a round trip before it finds them as imports of `main`.
    ...scripts.chunks.map((chunk) => `<link rel="modulepreload" href="${chunk}">`),
    `<script type="module" src="${scripts.main}"></script>`,
  ];
  const head = [
    ...headTags(),
    style(styles.sections, '<style id="sections">'),
    // `boot/request-script.ts` moves their content into the head, to request a script.
    `<template id="script">${modules.join("")}</template>`,
    `<template id="lazy-script"><link rel="modulepreload" href="${scripts.lazy}"></template>`,
    script(await inlineScript("head")),
    style(styles.critical),
  ];
  const others = [
    // The script comes first, since Chromium paints while it arrives, but not while styles do.
    script(await inlineScript("before-hydration")),
    style(styles.rest),
    ...page.others,
  ];
  const policy = contentSecurityPolicy({ scripts: inlineScripts, styles: inlineStyles });
  head.unshift(`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`);
  const document = replaceEach(await readFile("index.html", "utf8"), {
    "{{head}}": head.join(""),
    "{{page}}": `${page.beforeMain}<main>${page.home}${others.join("")}</main>${page.afterMain}`,
    "{{structuredData}}": structuredData(),
  });
  await writeFile(join(folder, "index.html"), document);
  const endOfHome = document.indexOf(page.home) + page.home.length;
  return { upToHome: document.slice(0, endOfHome), styles: inlineStyles.join("") };
}

export type DocumentParts = Readonly<Awaited<ReturnType<typeof writeDocument>>>;
