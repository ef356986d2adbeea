import { renderToString } from "react-dom/server";
import { App } from "../app.tsx";
import { DrawnHash } from "../lib/router.ts";
import { StaticPartHtml } from "../lib/static-part.tsx";
import { notFoundRoute, type Route, routes } from "../routes.ts";
import { renderStaticParts } from "./render-static-parts.tsx";
import { staticParts } from "./static-parts.ts";

const staticPartHtml = renderStaticParts(staticParts);

/** Draws the site at a route, and takes it apart round its screen. */
function draw({ path }: Route) {
  const page = renderToString(
    <StaticPartHtml value={staticPartHtml}>
      <DrawnHash value={`#${path}`}>
        <App />
      </DrawnHash>
    </StaticPartHtml>,
    { identifierPrefix: path },
  );
  // React would have the browser fetch every picture first, even those of hidden screens.
  const parts =
    /^(?:<link rel="preload"[^>]*>)*(.*<main[^>]*>)<section>(.*)<\/section>(<\/main>.*)$/s.exec(
      page,
    );
  const [, before = "", screen = "", after = ""] = parts ?? [];
  return { before, section: `<section id="${path}">${screen}</section>`, after };
}

/**
 * Prerenders the frame and in its `main` a section for each route, whose `id` is the route's path: so
 * `#/faq` is an anchor too, and CSS shows the section that it points to (`frame.module.css`).
 *
 * @returns the page to the end of Home, which is the first of the sections, and what follows.
 */
export function drawPage(): { readonly home: string; readonly rest: string } {
  const [home, ...others] = [...routes, notFoundRoute].map(draw);
  if (home === undefined) throw new Error("There are no routes");
  const { before, after } = home;
  if (!others.every((page) => page.before === before && page.after === after))
    throw new Error("The frame isn't the same for every screen");
  return {
    home: before + home.section,
    rest: others.map(({ section }) => section).join("") + after,
  };
}
