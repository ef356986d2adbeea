/**
 * The script in the document's head. It runs before the style sheets and the screens arrive, and
 * controls the prerendered page until `main.tsx` hydrates it. README.md lists the steps.
 */
import { closeMenus } from "../frame/menus.ts";
import { pageNumber, parseAddress } from "../lib/address.ts";
import { savesData } from "../lib/data-saver.ts";
import { setPageTitle } from "../lib/page-title.ts";
import { controlScrollRestoration } from "../lib/scroll-restoration.ts";
import { screens } from "../screen-table.ts";
import { ARTICLE_BY_SLUG, newsPage, searchOf } from "../services/queries.ts";
import { readStoredUser } from "../session/stored-session.ts";
import { findScreen } from "../shared/find-screen.ts";
import { scrollToAddress, targetLink } from "../shared/target.ts";
import { isHydrated, setPageState } from "./page-state.ts";
import { isBroken, recoverFromFailures } from "./recovery.ts";

/** The start of the queries' URLs, from the build; empty if queries can't be preloaded. */
declare const QUERIES_URL: string;
/** The start of the pictures' URLs, from the build. */
declare const PICTURES_URL: string;
/** The institution's name, from the build. */
declare const COMPANY_NAME: string;

const root = document.documentElement;

/** Appends the content of a template to the head. */
function appendTemplate(template: "#script" | "#lazy-script") {
  const content = document.querySelector<HTMLTemplateElement>(template)?.content;
  if (content) document.head.append(content.cloneNode(true));
}

let isRequested = false;

/** Requests the first script and its chunks, once. */
function requestScript() {
  // A browser that can't parse the script reads the prerendered page.
  if (isRequested || isBroken() || !("parsesScripts" in window)) return;
  isRequested = true;
  setPageState("coming");
  appendTemplate("#script");
}

function addLink(properties: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement("link"), properties));
}

/** Preloads the response to a query, which the lazy script will `fetch`. */
function preloadQuery(query: string, params: Readonly<Record<string, string>>) {
  const href = QUERIES_URL + searchOf(query, params);
  if (QUERIES_URL) addLink({ rel: "preload", as: "fetch", crossOrigin: "", href });
}

/**
 * Shows the section of a screen, whose `id` is the pattern of the path. It inserts a rule: the
 * section hasn't arrived yet, and the rules with `:target` may match only after the first paint.
 */
function showSection(pattern: string) {
  const sheet = document.querySelector<HTMLStyleElement>("#sections")?.sheet;
  if (!sheet) return;
  // The first rule of `sections.css` hides all sections. It stays.
  while (sheet.cssRules.length > 1) sheet.deleteRule(1);
  sheet.insertRule(`main > section[id=${JSON.stringify(pattern)}] { display: block }`, 1);
}

/** Shows the screen of the address, with its title. */
function showAddress() {
  const { path, title, lazy } = findScreen(location.hash).route;
  showSection(path);
  // Screen readers read the title while the page loads.
  setPageTitle(title, COMPANY_NAME);
  // Before the first paint, or the page would say that the screen needs JavaScript.
  if (lazy) requestScript();
}

/** Requests what the screen of the address needs beside the first script. */
function requestScreenResources() {
  if (!isRequested) return;
  const { route, params } = findScreen(location.hash);
  if (route.lazy) appendTemplate("#lazy-script");
  if (route === screens.news)
    preloadQuery(newsPage(pageNumber(parseAddress(location.hash).query)), {});
  else if (route === screens.article) preloadQuery(ARTICLE_BY_SLUG, params);
  else return;
  // The first picture loads 0.9 s sooner at 400 kbit/s and a round trip of 400 ms.
  addLink({ rel: "preconnect", href: PICTURES_URL });
}

/**
 * Removes what follows the link to an element, so that the browser finds that element when it
 * arrives. Those of a lazy screen arrive later, and their names may have capitals.
 */
function correctAddress() {
  const link = targetLink();
  if (link === null || findScreen(location.hash).route.lazy) return;
  history.replaceState(null, "", link.toLowerCase());
}

function onHashChange() {
  delete root.dataset.reloaded;
  if (isHydrated()) return;
  unmarkPress();
  showAddress();
  requestScreenResources();
  scrollToAddress();
  closeMenus();
}

/** Corrects a link that opens an account: it was prerendered for a signed-out visitor. */
function correctAccountLink({ target }: Event) {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>("[data-open-account]");
  if (link && !isHydrated()) link.href = `#${screens.accounts.path}`;
}

/** A form needs the script, even if the visitor saves data. */
function requestScriptForForm({ target }: Event) {
  if (target instanceof Element && target.closest("form") !== null) requestScript();
}

const markedButton = () => document.querySelector<HTMLElement>("[data-pressed]");

function unmarkPress() {
  markedButton()?.removeAttribute("data-pressed");
}

/** Marks a pressed button. For Enter in a field, the browser clicks the form's submit button. */
function markPress({ target }: Event) {
  const control =
    target instanceof Element ? target.closest<HTMLElement>("a, button, summary, label") : null;
  if (control === null || isHydrated()) return;
  unmarkPress();
  if (control.localName === "button") control.dataset.pressed = "";
}

/** A visitor who moves to another control no longer waits for the pressed button. */
function unmarkPressElsewhere({ target }: Event) {
  if (target !== markedButton()) unmarkPress();
}

if (top !== self) {
  // Against clickjacking: another site could guide the visitor's taps.
  root.hidden = true;
  stop();
} else {
  recoverFromFailures();
  const isSignedIn = readStoredUser() !== null;
  if (isSignedIn) {
    root.dataset.signedIn = "";
    addEventListener("click", correctAccountLink);
  }
  // A visitor who saves data reads the information screens without the script. A signed-in visitor
  // needs it to see the name and to log out. If there is a service worker, the script is cached.
  if (isSignedIn || navigator.serviceWorker?.controller || !savesData) requestScript();
  const { type, TYPE_NAVIGATE } = performance.navigation;
  if (type !== TYPE_NAVIGATE) root.dataset.reloaded = "";
  showAddress();
  correctAddress();
  controlScrollRestoration();
  // When the document has arrived: earlier requests would delay it.
  document.addEventListener("readystatechange", requestScreenResources, { once: true });
  addEventListener("hashchange", onHashChange);
  addEventListener("focusin", requestScriptForForm);
  addEventListener("click", markPress, true);
  addEventListener("input", unmarkPress);
  addEventListener("focusin", unmarkPressElsewhere);
  // The content security policy refuses a submission by the browser. React submits the forms.
  addEventListener("submit", (event) => event.preventDefault());
}
