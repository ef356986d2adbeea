/**
 * The document's inline script. It controls the prerendered page until `main.tsx` hydrates it. It stands in the
 * head before the critical style sheet: a phone runs it while the line delivers that. In order:
 *
 * 1. In another site's frame it hides the page and stops it: that site could guide a visitor's taps.
 * 2. It tells the style sheets by `data-signed-in` that somebody is signed in, and leads them from Open Account to
 *    the application.
 * 3. It fetches the script, and tells the style sheets by `data-script` that it comes. To read the information
 *    screens takes none: a visitor who saves data gets it with a lazy screen, or when a form is filled in.
 * 4. It shows the screen of the address before the first paint, with its title, and fetches what a lazy screen
 *    needs once the document has come.
 * 5. At each change of the address it does so again, and leads to the top of that screen.
 * 6. It marks the button that was pressed last. `main.tsx` presses it again once React handles that.
 * 7. It watches whether the script has failed, and fetches it again.
 */
import { titles } from "../content/titles.ts";
import { matchPath, parseAddress } from "../lib/address.ts";
import { savesData } from "../lib/data-saver.ts";
import { lazyNames, type PathName, paths } from "../paths.ts";
import { BY_SLUG, LIST, searchOf } from "../services/queries.ts";
import { readStoredUser } from "../stored-session.ts";

/** What the addresses of queries begin with, as the build defines it; empty where queries can't be preloaded. */
declare const QUERIES_URL: string;

const root = document.documentElement;

/** Whether `main.tsx` has hydrated the page, or is about to. */
const isHydrated = () => root.dataset.script === "ready";

/** Adds what is in a template to the head. */
function add(template: string) {
  const content = document.querySelector<HTMLTemplateElement>(template)?.content;
  if (content) document.head.append(content.cloneNode(true));
}

let isWanted = false;

/** Fetches the script and its chunks, once. */
function loadScript() {
  if (isWanted) return;
  isWanted = true;
  // A browser without modules doesn't run the script.
  if ("noModule" in HTMLScriptElement.prototype) root.dataset.script = "coming";
  add("#script");
}

/** Sends a query. The `fetch` of the lazy script then finds the response. */
function preload(query: string, params: Readonly<Record<string, string>>) {
  if (!QUERIES_URL) return;
  const link = document.createElement("link");
  const href = QUERIES_URL + searchOf(query, params);
  document.head.append(Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "", href }));
}

/**
 * Shows one section, whose `id` is a path of the routes. It takes a rule, since the section is still to come; those
 * with `:target` may match only after the first paint.
 */
function showSection(id: string) {
  const sheet = document.querySelector<HTMLStyleElement>("#sections")?.sheet;
  if (!sheet) return;
  // The first rule of `sections.css` hides all of them. The others are for a page without this script.
  while (sheet.cssRules.length > 1) sheet.deleteRule(1);
  sheet.insertRule(`main > section[id=${JSON.stringify(id)}] { display: block }`, 1);
}

const isName = (name: string): name is PathName => name in paths;

/** The name of the screen of the address, and whether it is in the lazy script. */
function screenOfPage() {
  const { path } = parseAddress(location.hash);
  const names = Object.keys(paths).filter(isName);
  const name = names.find((name) => matchPath(paths[name], path) !== null) ?? "notFound";
  return { name, isLazy: lazyNames.some((lazyName) => lazyName === name) };
}

function showAddress() {
  const { name, isLazy } = screenOfPage();
  showSection(paths[name]);
  // Screen readers read the title of a page that is loading. Behind the dot stands the institution's name.
  const [, institution = ""] = document.title.split(" · ");
  document.title = `${titles[name]} · ${institution}`;
  // Before the first paint, which would say that the screen needs a script.
  if (isLazy) loadScript();
}

/** Fetches what the screen of the address needs beside the first script. */
function fetchForScreen() {
  const { name, isLazy } = screenOfPage();
  if (isLazy) add("#lazy-script");
  if (name === "news") preload(LIST, {});
  const params = matchPath(paths.article, parseAddress(location.hash).path);
  if (params !== null) preload(BY_SLUG, params);
}

const forgetPress = () => document.querySelector("[data-pressed]")?.removeAttribute("data-pressed");

function followAddress() {
  if (isHydrated()) return;
  // A visitor who goes Back and comes again doesn't expect that the form is sent then.
  forgetPress();
  showAddress();
  fetchForScreen();
  scrollTo(0, 0);
  for (const menu of document.querySelectorAll("header details")) menu.removeAttribute("open");
  // A hidden field has the focus for one more frame, in which Enter would still send its form.
  document.querySelector<HTMLElement>("main :focus")?.blur();
}

/** The links that open an account are prerendered for a visitor who isn't signed in. */
function openAccount({ target }: Event) {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>("[data-open-account]");
  if (link && !isHydrated()) link.href = `#${paths.accounts}`;
}

function loadForForm({ target }: Event) {
  if (target instanceof Element && target.closest("form") !== null) loadScript();
}

/** Enter in a field counts as well: the browser then fires a click on the form's submit button. */
function markPress({ target }: Event) {
  const control = target instanceof Element ? target.closest<HTMLElement>("a, button") : null;
  if (control === null || isHydrated()) return;
  forgetPress();
  if (control.localName === "button") control.dataset.pressed = "";
}

const ASSETS = new URL("assets/", location.href).href;

/** Tells the style sheets that the script, or a chunk of it, doesn't come or can't be parsed. */
function fail(event: Event) {
  const { target } = event;
  const inScript = event instanceof ErrorEvent ? event.filename : "";
  const source = target instanceof HTMLScriptElement ? target.src : inScript;
  // The errors of an extension's script, and of one that the policy has blocked, aren't its own.
  if (source.startsWith(ASSETS) && !isHydrated()) delete root.dataset.script;
}

/**
 * Fetches the script again. A press on a phone number makes the browser abort what is still loading,
 * and a lost connection may be back. If it broke off while the document came, only a reload brings the
 * rest: in Chrome such a document loads for ever, and an aborted one has no script at its end. The cached
 * script may have hydrated an aborted one, where a form may be filled in: it is reloaded with the next screen.
 */
function retry({ type }: Event) {
  const { readyState } = document;
  if (readyState === "loading" || document.querySelector("body > script") === null) {
    if (type === (isHydrated() ? "hashchange" : "online")) location.reload();
  } else if (!isHydrated() && isWanted && readyState === "complete") add("#script");
}

if (top !== self) {
  root.hidden = true;
  stop();
} else {
  const isSignedIn = readStoredUser() !== null;
  if (isSignedIn) {
    root.dataset.signedIn = "";
    addEventListener("click", openAccount);
  }
  // To greet somebody, and to log out, takes the script. A service worker has it on the phone already.
  if (isSignedIn || navigator.serviceWorker?.controller || !savesData()) loadScript();
  showAddress();
  // Not before the document has come, which these would delay.
  document.addEventListener("readystatechange", fetchForScreen, { once: true });
  addEventListener("hashchange", followAddress);
  addEventListener("focusin", loadForForm);
  addEventListener("click", markPress, true);
  // The policy refuses what a browser sends. The screens send the portal's forms, the others do nothing.
  addEventListener("submit", (event) => event.preventDefault());
  addEventListener("error", fail, true);
  for (const event of ["hashchange", "online"]) addEventListener(event, retry);
  document.addEventListener("readystatechange", retry);
}
