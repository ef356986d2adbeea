import { renderToString } from "react-dom/server";
import { App } from "../app.tsx";
import { NeedsScript } from "../frame/needs-script.tsx";
import { HydrationHash } from "../lib/router.ts";
import { StaticPartHtml, staticParts } from "../lib/static-part.tsx";
import { lazyScreens, routes } from "../routes.ts";
import { renderStaticParts } from "./render-static-parts.tsx";

/**
 * A page in three parts, without the links that React puts before it: they would fetch all pictures first,
 * even those of hidden screens.
 */
const PAGE = /^(?:<link rel="preload"[^>]*>)*(.*<main[^>]*>)<section>(.+)<\/section>(<\/main>.*)$/s;

/** Takes the page of a path apart round its one section. Throws where the page has another form. */
export function takeApart(page: string, path: string) {
  const parts = PAGE.exec(page);
  if (!parts) throw new Error(`The page of ${path} has no section with a screen in its main`);
  const [, before = "", screen = "", after = ""] = parts;
  return { before, screen, after };
}

/**
 * Prerenders the frame and in its `main` a section for each route, whose `id` is the route's path: so
 * `#/faq` is an anchor too, and CSS shows the section that it points to (`boot/sections.css`). A section
 * contains what React renders first for a visitor of whom nothing is known.
 *
 * @returns the sections, in the routes' order, and what stands above and below them.
 */
export async function prerenderPage() {
  await lazyScreens.fetchScript();
  const staticPartHtml = renderStaticParts(staticParts);
  const sections = routes.map(({ path, title, lazy }) => {
    const page = (
      <StaticPartHtml value={staticPartHtml}>
        <HydrationHash value={`#${path}`}>
          <App />
        </HydrationHash>
      </StaticPartHtml>
    );
    // The document has all screens, so their generated ids differ by this. `boot/main.tsx` hydrates with the same.
    const parts = takeApart(renderToString(page, { identifierPrefix: path }), path);
    const instead = lazy ? renderToString(<NeedsScript title={title} />) : "";
    return { ...parts, path, html: `<section id="${path}">${instead}${parts.screen}</section>` };
  });
  const [{ before, after } = { before: "", after: "" }] = sections;
  if (!sections.every((section) => section.before === before && section.after === after))
    throw new Error("The frame isn't the same for every screen");
  return { before, sections, after };
}

export type Page = Awaited<ReturnType<typeof prerenderPage>>;
