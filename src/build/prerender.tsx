import { renderToString } from "react-dom/server";
import { App } from "../app.tsx";
import { WithoutScript } from "../frame/without-script.tsx";
import { displayAddress } from "../routing/router.ts";
import { signUpLink } from "../routing/sign-up.ts";
import { fetchLazyScreens } from "../screen-components.tsx";
import { screens } from "../screen-table.ts";

/** Without React's preload links, which would load the pictures of all screens first. */
const PAGE = /^(?:<link rel="preload"[^>]*>)*(.*<main[^>]*>)<section>(.+)<\/section>(<\/main>.*)$/s;

function splitPage(page: string, path: string) {
  const parts = PAGE.exec(page);
  if (!parts) throw new Error(`The page of ${path} has no <section> with a screen in its <main>`);
  const [, before = "", screen = "", after = ""] = parts;
  return { before, screen, after };
}

/**
 * The `id` of a section is its screen's path, so that a link to `#/faq` targets it, and CSS shows
 * it without a script (`boot/sections.css`).
 */
export async function prerenderPage() {
  await fetchLazyScreens();
  const pages = Object.values(screens).map(({ path, title, lazy }) => {
    displayAddress(`#${path}`);
    // The prefix keeps React's ids unique in the document. `boot/main.tsx` hydrates with it.
    const parts = splitPage(renderToString(<App />, { identifierPrefix: path }), path);
    // Without a script, the link to the tab Sign Up leads to the login, too.
    const id = path === screens.login.path ? signUpLink.slice(1) : undefined;
    const fallback = lazy ? renderToString(<WithoutScript title={title} id={id} />) : "";
    return { ...parts, section: `<section id="${path}">${fallback}${parts.screen}</section>` };
  });
  const [{ before, after } = { before: "", after: "" }] = pages;
  if (!pages.every((page) => page.before === before && page.after === after))
    throw new Error("The frame differs between screens, but the document has only one");
  const [home, ...others] = pages.map(({ section }) => section);
  if (!home?.startsWith(`<section id="${screens.home.path}">`))
    throw new Error("Home has to be the first screen of the table");
  return { upToHome: before + home, rest: others.join("") + after };
}

export type Page = Readonly<Awaited<ReturnType<typeof prerenderPage>>>;
