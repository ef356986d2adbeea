import { renderToString } from "react-dom/server";
import { App } from "../app.tsx";
import { PrerenderedHash } from "../lib/router.ts";
import { StaticPartHtml } from "../lib/static-part.tsx";
import { notFoundRoute, routes } from "../routes.ts";
import { renderStaticParts } from "./render-static-parts.tsx";
import { staticParts } from "./static-parts.ts";

const staticPartHtml = renderStaticParts(staticParts);

/**
 * A page in three parts, without the links that React puts before it: they would fetch all pictures first,
 * even those of hidden screens.
 */
const PAGE = /^(?:<link rel="preload"[^>]*>)*(.*<main[^>]*>)<section>(.+)<\/section>(<\/main>.*)$/s;

/**
 * Takes a page apart round its one section, which becomes that of a path. Throws where the page has another
 * form, or an empty section.
 */
export function takeApart(page: string, path: string) {
  const parts = PAGE.exec(page);
  if (parts === null)
    throw new Error(`The page of ${path} has no section with a screen in its main`);
  const [, before = "", screen = "", after = ""] = parts;
  return { before, section: `<section id="${path}">${screen}</section>`, after };
}

/**
 * Prerenders the frame and in its `main` a section for each route, whose `id` is the route's path: so
 * `#/faq` is an anchor too, and CSS shows the section that it points to (`early/sections.css`).
 *
 * @returns the frame with the first part of Home, the rest of Home, information screens, lazy screens, the end.
 */
export function prerenderPage(): readonly string[] {
  const [home, ...others] = [...routes, notFoundRoute].map(({ path }) => {
    const page = (
      <StaticPartHtml value={staticPartHtml}>
        <PrerenderedHash value={`#${path}`}>
          <App />
        </PrerenderedHash>
      </StaticPartHtml>
    );
    return takeApart(renderToString(page, { identifierPrefix: path }), path);
  });
  if (home === undefined) throw new Error("There are no routes");
  const { before, after } = home;
  if (!others.every((page) => page.before === before && page.after === after))
    throw new Error("The frame isn't the same for every screen");
  // This part of Home is below the first window.
  const homeParts = (before + home.section).split(/(?=<div data-static="home")/);
  if (homeParts.length !== 2) throw new Error('Home has no static part "home", or more than one');
  const sections = others.map(({ section }) => section);
  const lazy = routes.slice(1).findIndex(({ isLazy }) => isLazy);
  return [...homeParts, sections.slice(0, lazy).join(""), sections.slice(lazy).join(""), after];
}
