import { renderToString } from "react-dom/server";
import { App } from "../app.tsx";
import { NeedsScript } from "../frame/needs-script.tsx";
import { HydrationHash } from "../lib/router.ts";
import { StaticPartHtml, staticParts } from "../lib/static-part.tsx";
import { lazyScreens, routes } from "../routes.ts";
import { renderStaticParts } from "./render-static-parts.tsx";

/**
 * Matches a rendered page in three parts. Skips the preload links that React adds at the start:
 * they would load all pictures first, even those of hidden screens.
 */
const PAGE = /^(?:<link rel="preload"[^>]*>)*(.*<main[^>]*>)<section>(.+)<\/section>(<\/main>.*)$/s;

/** Splits a page into its section and the HTML before and after. Throws if it has no section. */
export function splitPage(page: string, path: string) {
  const parts = PAGE.exec(page);
  if (!parts) throw new Error(`The page of ${path} has no <section> with a screen in its <main>`);
  const [, before = "", screen = "", after = ""] = parts;
  return { before, screen, after };
}

/**
 * Prerenders the frame, and in its `main` a section for each route. A section contains React's
 * first render for a signed-out visitor. Its `id` is the route's path: so a link to `#/faq` targets
 * it, and CSS shows it without a script (`boot/sections.css`).
 *
 * @returns the sections in the routes' order, and the HTML before and after them.
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
    // The prefix keeps React's ids unique in the document. `boot/main.tsx` hydrates with it.
    const parts = splitPage(renderToString(page, { identifierPrefix: path }), path);
    const fallback = lazy ? renderToString(<NeedsScript title={title} />) : "";
    return { ...parts, path, html: `<section id="${path}">${fallback}${parts.screen}</section>` };
  });
  const [{ before, after } = { before: "", after: "" }] = sections;
  if (!sections.every((section) => section.before === before && section.after === after))
    throw new Error("The frame differs between screens, but the document has only one");
  return { before, sections, after };
}

export type Page = Awaited<ReturnType<typeof prerenderPage>>;
