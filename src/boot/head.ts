/**
 * The script in the head of the document. A phone runs it before the style sheets and the screens arrive. It
 * controls the prerendered page until `main.tsx` hydrates it; README.md beside it tells the whole start in order.
 */
import { findMatch, parseAddress } from "../lib/address.ts";
import { savesData } from "../lib/data-saver.ts";
import { goToTarget, restoreScrollPosition, watchScrollPosition } from "../lib/scroll-position.ts";
import { type ScreenRow, screens } from "../screen-table.ts";
import { BY_SLUG, LIST, searchOf } from "../services/queries.ts";
import { readStoredUser } from "../stored-session.ts";

/** What the addresses of queries begin with, as the build defines it; empty where queries can't be preloaded. */
declare const QUERIES_URL: string;
/** Where the pictures of the news come from. */
declare const PICTURES: string;

const root = document.documentElement;

/** Whether React has hydrated the page, or is about to. */
const isHydrated = () => root.dataset.script === "ready";

/** Appends what is in a template to the head. */
function append(template: "#script" | "#lazy-script") {
  const content = document.querySelector<HTMLTemplateElement>(template)?.content;
  if (content) document.head.append(content.cloneNode(true));
}

let isRequested = false;

/** Requests the first script and its chunks, once. */
function requestScript() {
  if (isRequested) return;
  isRequested = true;
  // A browser without modules doesn't run the script.
  if ("noModule" in HTMLScriptElement.prototype) root.dataset.script = "coming";
  append("#script");
}

/** Requests the script again, since a press on a phone number may have aborted it. One that has loaded runs once. */
function requestScriptAgain() {
  if (isRequested && !isHydrated() && document.readyState === "complete") append("#script");
}

/**
 * Reloads a document that was cut off, once the network is back; in Chrome such a document loads for ever. Where
 * a cached script has hydrated it, a form may be filled in: then it is reloaded with the next screen.
 */
function reloadCutDocument({ type }: Event) {
  const isCut = document.getElementById("end") === null;
  if (isCut && type === (isHydrated() ? "hashchange" : "online")) location.reload();
}

function addLink(properties: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement("link"), properties));
}

/** Sends a query ahead of the lazy script, whose `fetch` then finds the response. */
function preload(query: string, params: Readonly<Record<string, string>>) {
  const href = QUERIES_URL + searchOf(query, params);
  if (QUERIES_URL) addLink({ rel: "preload", as: "fetch", crossOrigin: "", href });
}

/** The row of the screen that the address names, and the address's parameters. */
const findScreen = () =>
  findMatch<ScreenRow>(Object.values(screens), parseAddress(location.hash).path, screens.notFound);

/**
 * Shows the section of a screen, whose `id` is the pattern of its path. It takes a rule, since the section hasn't
 * arrived yet; the rules with `:target` may match only after the first paint.
 */
function showSection(pattern: string) {
  const sheet = document.querySelector<HTMLStyleElement>("#sections")?.sheet;
  if (!sheet) return;
  // The first rule of `sections.css` hides all sections. The others are for a page without this script.
  while (sheet.cssRules.length > 1) sheet.deleteRule(1);
  sheet.insertRule(`main > section[id=${JSON.stringify(pattern)}] { display: block }`, 1);
}

/** Shows the screen of the address, with its title. */
function showAddress() {
  const { path, title, lazy } = findScreen().route;
  showSection(path);
  // Screen readers read the title while the page loads. The institution's name stands behind the dot.
  const [, institution = ""] = document.title.split(" · ");
  document.title = `${title} · ${institution}`;
  // Before the first paint, or the page would say that the screen needs a script.
  if (lazy) requestScript();
}

/** Requests what the screen of the address needs beside the first script. */
function requestForScreen() {
  const { route, params } = findScreen();
  if (route.lazy) append("#lazy-script");
  if (route === screens.news) preload(LIST, {});
  else if (route === screens.article) preload(BY_SLUG, params);
  else return;
  // The first picture loads 0.9 s sooner at 400 kbit/s and a round trip of 400 ms.
  addLink({ rel: "preconnect", href: PICTURES });
}

/** Once the document has arrived: earlier requests would delay it. */
function afterDocument() {
  requestForScreen();
  // A lazy screen restores its position itself when its content has loaded.
  if (!findScreen().route.lazy) restoreScrollPosition();
}

function followAddress() {
  if (isHydrated()) return;
  unmarkPress();
  showAddress();
  requestForScreen();
  if (!goToTarget()) scrollTo(0, 0);
  for (const menu of document.querySelectorAll("header details")) menu.removeAttribute("open");
}

/** Leads the links that open an account to the application: they were prerendered for a signed-out visitor. */
function openAccount({ target }: Event) {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>("[data-open-account]");
  if (link && !isHydrated()) link.href = `#${screens.accounts.path}`;
}

/** A form needs the script, for a visitor who saves data, too. */
function requestForForm({ target }: Event) {
  if (target instanceof Element && target.closest("form") !== null) requestScript();
}

const markedButton = () => document.querySelector<HTMLElement>("[data-pressed]");

function unmarkPress() {
  markedButton()?.removeAttribute("data-pressed");
}

/** Marks a pressed button. For Enter in a field, the browser fires a click on the form's submit button. */
function markPress({ target }: Event) {
  const control = target instanceof Element ? target.closest<HTMLElement>("a, button") : null;
  if (control === null || isHydrated()) return;
  unmarkPress();
  if (control.localName === "button") control.dataset.pressed = "";
}

/** A visitor who goes on to another control no longer waits for the press. */
function unmarkPressElsewhere({ target }: Event) {
  if (target !== markedButton()) unmarkPress();
}

const ASSETS = new URL("assets/", location.href).href;

/** Tells the style sheets that the script, or a chunk of it, failed to load or can't be parsed. */
function fail(event: Event) {
  const { target } = event;
  const inScript = event instanceof ErrorEvent ? event.filename : "";
  const source = target instanceof HTMLScriptElement ? target.src : inScript;
  // An extension's script may fail as well, or one that the policy has blocked.
  if (source.startsWith(ASSETS) && !isHydrated()) delete root.dataset.script;
}

if (top !== self) {
  // Another site's frame could guide a visitor's taps.
  root.hidden = true;
  stop();
} else {
  const isSignedIn = readStoredUser() !== null;
  if (isSignedIn) {
    root.dataset.signedIn = "";
    addEventListener("click", openAccount);
  }
  // A visitor who saves data reads the information screens without the script. It takes the script to greet
  // somebody and to log out. With a service worker it is on the phone already.
  if (isSignedIn || navigator.serviceWorker?.controller || !savesData) requestScript();
  showAddress();
  watchScrollPosition();
  document.addEventListener("readystatechange", afterDocument, { once: true });
  document.addEventListener("readystatechange", requestScriptAgain);
  addEventListener("hashchange", followAddress);
  addEventListener("focusin", requestForForm);
  addEventListener("click", markPress, true);
  addEventListener("input", unmarkPress);
  addEventListener("focusin", unmarkPressElsewhere);
  // The policy refuses what a browser sends. The screens send the portal's forms; the others do nothing.
  addEventListener("submit", (event) => event.preventDefault());
  addEventListener("error", fail, true);
  for (const event of ["hashchange", "online"]) {
    addEventListener(event, reloadCutDocument);
    addEventListener(event, requestScriptAgain);
  }
}
