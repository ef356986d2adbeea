/**
 * Stands in the document's head behind its style sheet, runs before anything is painted, and looks
 * after the drawn page until `main.tsx` takes over. It speaks to the style sheet by attributes of
 * the root element: `data-script` (there is a script to come), `data-signed-in` and, from
 * `main.tsx`, `data-ready`.
 */

import { matchPath, parseAddress } from "./lib/address.ts";
import { comesLater, paths } from "./paths.ts";
import { readStoredUser } from "./stored-session.ts";

const { dataset } = document.documentElement;
/** The first style sheet, and the rules for a page without a script (`build/document.ts`). */
const [sheet, withoutScript] = document.styleSheets;

/** Where the later script and the content store are (`build/document.ts`). */
const { later = "", store = "" } = document.currentScript?.dataset ?? {};

// Within another site's page, which could guide a visitor's taps, nothing shows or goes on.
if (top !== self) {
  document.documentElement.hidden = true;
  stop();
}

// A browser that knows no modules doesn't run the rest of our scripts.
if ("noModule" in HTMLScriptElement.prototype) dataset.script = "";
if (readStoredUser() !== null) dataset.signedIn = "";

/** Has the browser do ahead of our scripts what they would ask for. */
function hint(rel: string, href: string) {
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel, href, crossOrigin: "" }));
}

let rule: number | undefined;

/** Shows the section of the page's address: `:target` may match only after the first paint. */
function show() {
  if ("ready" in dataset) return;
  const { path } = parseAddress(location.hash);
  const id = Object.values(paths).find((pattern) => matchPath(pattern, path)) ?? paths.notFound;
  if (rule !== undefined) sheet?.deleteRule(rule);
  rule = sheet?.insertRule(
    `html:not([data-ready]) main > section[id="${id}"] { display: block }`,
    sheet.cssRules.length,
  );
  for (const menu of document.querySelectorAll("header details")) menu.removeAttribute("open");
  // A field that is hidden keeps the focus for a frame, in which Enter would still send its form.
  document.querySelector<HTMLElement>("main :focus")?.blur();

  if (comesLater(id)) hint("modulepreload", later);
  if (id === paths.news || id === paths.article) hint("preconnect", store);
}

function fail({ target }: Event) {
  if ("ready" in dataset || target instanceof HTMLImageElement) return;
  // Without the later script there still is the first.
  if (!(target instanceof HTMLLinkElement)) delete dataset.script;
}

/**
 * Fetches the rest of our scripts again: a press on a phone number has the browser drop whatever is
 * still loading, and a line that was lost may be back. The template ends the document: where there
 * is none by then, the line has cut that off, and it would stay so.
 */
function fetchAgain({ type }: Event) {
  if ("ready" in dataset) return;
  const template = document.querySelector("template");
  if (template === null) {
    if (type === "online") location.reload();
  } else if (document.readyState === "complete") {
    document.head.append(template.content.cloneNode(true));
  }
}

/** A form that the policy doesn't let through would have the browser drop what is loading, too. */
function stay(event: Event) {
  if (!("ready" in dataset)) event.preventDefault();
}

show();
// Not before: where this script fails, those rules show a screen in its place.
if (withoutScript) withoutScript.disabled = true;
addEventListener("hashchange", show);
addEventListener("error", fail, true);
document.addEventListener("readystatechange", fetchAgain);
addEventListener("hashchange", fetchAgain);
addEventListener("online", fetchAgain);
addEventListener("submit", stay);
