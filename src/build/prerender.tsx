import { renderToString } from "react-dom/server";
import { App } from "../app.tsx";
import { PrerenderedHash } from "../lib/router.ts";
import { StaticPartHtml } from "../lib/static-part.tsx";
import { notFoundRoute, type Route, routes } from "../routes.ts";
import { renderStaticParts } from "./render-static-parts.tsx";
import { staticParts } from "./static-parts.ts";

const staticPartHtml = renderStaticParts(staticParts);

/**
 * Takes a page apart round its one section, which becomes that of a path. Throws where the page has
 * another form, or an empty section.
 */
export function takeApart(page: string, path: string) {
  // React would have the browser fetch every picture first, even those of hidden screens.
  const parts =
    /^(?:<link rel="preload"[^>]*>)*(.*<main[^>]*>)<section>(.+)<\/section>(<\/main>.*)$/s.exec(
      page,
    );
  if (parts === null)
    throw new Error(`The page of ${path} has no section with a screen in its main`);
  const [, before = "", screen = "", after = ""] = parts;
  return { before, section: `<section id="${path}">${screen}</section>`, after };
}

/** Prerenders the site at a route. */
function prerender({ path }: Route) {
  const page = renderToString(
    <StaticPartHtml value={staticPartHtml}>
      <PrerenderedHash value={`#${path}`}>
        <App />
      </PrerenderedHash>
    </StaticPartHtml>,
    { identifierPrefix: path },
  );
  return takeApart(page, path);
}

/**
 * Prerenders the frame and in its `main` a section for each route, whose `id` is the route's path: so
 * `#/faq` is an anchor too, and CSS shows the section that it points to (`frame.module.css`).
 *
 * @returns the page to the end of Home, which is the first of the sections, and what follows.
 */
export function prerenderPage(): { readonly home: string; readonly rest: string } {
  const [home, ...others] = [...routes, notFoundRoute].map(prerender);
  if (home === undefined) throw new Error("There are no routes");
  const { before, after } = home;
  if (!others.every((page) => page.before === before && page.after === after))
    throw new Error("The frame isn't the same for every screen");
  return {
    home: before + home.section,
    rest: others.map(({ section }) => section).join("") + after,
  };
}
