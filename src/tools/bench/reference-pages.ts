import { THEME_COLOR } from "../../build/metadata.ts";
import * as company from "../../content/company.ts";
import { footer } from "../../content/footer.ts";
import { home } from "../../content/home.ts";
import { navigation } from "../../content/navigation.ts";
import { slideshow } from "../../content/slides.ts";
import { linkTo } from "../../lib/address.ts";
import { escapeHtml } from "../../lib/html.ts";
import { screens } from "../../screen-table.ts";

const STYLE = `
*{box-sizing:border-box}
body{margin:0;font:17px/1.6 system-ui,sans-serif;color:#141b2d;background:#fbf7ee}
header{display:flex;justify-content:space-between;align-items:center;padding:8px 16px}
summary{padding:8px 12px;cursor:pointer}
nav a,footer a{display:block;padding:8px 0}
a{color:#26337f}
.hero{color:#fbf7ee;background:${THEME_COLOR}}
.hero img{display:block;width:100%;height:240px;object-fit:cover;border-bottom:8px solid #f5b82e}
.hero div,.text,footer{padding:24px 16px}
h1{margin:0;font-size:38px;line-height:1.05}
h2,h3{margin:24px 0 0;line-height:1.25}
.button{display:inline-block;margin:0 8px 8px 0;padding:10px 16px;border-radius:6px;background:#f5b82e;color:#141b2d;font-weight:700;text-decoration:none}
.cream{background:#f3e9d2}
footer{color:#fbf7ee;background:${THEME_COLOR}}
footer a{color:inherit}
ul{padding:0;list-style:none}
@media(min-width:800px){.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:24px}}
`;

const htmlHead = (title: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">`;

type Link = { readonly label: string; readonly path: string };

const link = ({ label, path }: Link, look = "") =>
  `<a${look} href="${linkTo(path)}">${escapeHtml(label)}</a>`;
const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${item}`).join("")}</ul>`;
const links = (items: readonly Link[]) => list(items.map((item) => link(item)));
const titled = (level: "h2" | "h3", title: string, text: string) =>
  `<section><${level}>${escapeHtml(title)}</${level}><p>${escapeHtml(text)}</p></section>`;

/** Home as a careful author writes it by hand: one file, without a script. */
export function plainPage(): string {
  const { heading, slides, seeAccounts } = slideshow;
  const [slide] = slides;
  const button = ' class="button"';
  const menu = navigation.flatMap((item) => [item, ...(item.sublinks ?? [])]);
  const statements = home.statements.map(({ title, text }) => titled("h2", title, text));
  const highlights = home.highlights.map(
    ({ title, description, path, action }) =>
      `<div>${titled("h3", title, description)}${link({ label: action, path })}</div>`,
  );
  return `${htmlHead(heading)}
<style>${STYLE}</style>
<header><strong>${escapeHtml(company.name)}</strong>
<details><summary>Menu</summary><nav>${links(menu)}</nav></details></header>
<main>
<div class="hero"><img src="${escapeHtml(slide.imageUrl)}" alt="">
<div><h1>${escapeHtml(heading)}</h1>
${titled("h2", slide.title, slide.subtitle)}
${link({ label: "Open Account", path: screens.login.path }, button)}
${link(seeAccounts, button)}</div></div>
<div class="text row">${statements.join("")}</div>
<div class="text cream"><h2>${escapeHtml(home.highlightsHeading)}</h2>
<div class="row">${highlights.join("")}</div></div>
</main>
<footer><p>${escapeHtml(company.name)}<p>${escapeHtml(footer.blurb)}
<div class="row"><div><h2>Products</h2>${list(footer.products)}</div>
<div><h2>About</h2>${links(footer.about)}</div>
<div><h2>Helpful links</h2>${links(footer.helpful)}${list(footer.notYetLinks.map(escapeHtml))}</div></div>
<p>Company licence number ${company.licence}
</footer>
`;
}

/** The smallest page with React. `reactScript` is the contents of `react.js`. */
export const reactPage = (): string => `${htmlHead("Hello")}
<script type="module" src="react.js"></script>
<body></body>
`;
