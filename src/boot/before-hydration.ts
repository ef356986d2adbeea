/**
 * Runs at the end of Home, and controls the page until hydration. README.md lists the steps. After
 * hydration its own listeners do nothing but reset `data-restores-scroll`.
 */
import { closeMenus } from "../frame/menus.ts";
import { parseAddress } from "../lib/address.ts";
import { titleOf } from "../lib/page-title.ts";
import { controlScrollRestoration } from "../lib/scroll.ts";
import { enterAddress, scrollToDestination } from "../routing/destination.ts";
import { findAddressedScreen } from "../routing/find-screen.ts";
import { newsPageOf } from "../routing/news-links.ts";
import { ARTICLE_BY_SLUG, listQuery, searchOf } from "../services/queries.ts";
import { isHydrated, isScript, setPressedButton, setRestoresScroll } from "./attributes.ts";
import { offerRecovery } from "./recovery.ts";
import { preloadLazyScript, requestScript } from "./request-script.ts";
import { showSection } from "./sections.ts";

/** From the build (`inlineScript`). */
declare const COMPANY_NAME: string;
declare const IMAGES_URL: string;
declare const PRELOADED_QUERIES_URL: string | null;

function addLink(properties: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement("link"), properties));
}

function preloadQuery(query: string, params: Readonly<Record<string, string>>) {
  if (PRELOADED_QUERIES_URL === null) return;
  const href = PRELOADED_QUERIES_URL + searchOf(query, params);
  addLink({ rel: "preload", as: "fetch", crossOrigin: "", href });
}

/** Returns the link to the card that the address names; null if none. */
function showAddress() {
  const { row, cardLink } = enterAddress();
  const { path, title, isLazy } = row;
  showSection(path);
  // Screen readers read the title while the page loads.
  document.title = titleOf(title, COMPANY_NAME);
  // Otherwise a visitor who saves data, and so has no script yet, would see the screen's note.
  if (isLazy) requestScript();
  return cardLink;
}

function requestScreenResources() {
  // Earlier requests would delay the document.
  if (document.readyState === "loading") return;
  if (!isScript("requested", "waiting")) return;
  const { name, row, params } = findAddressedScreen();
  if (row.isLazy) preloadLazyScript();
  if (name === "news") preloadQuery(listQuery(newsPageOf(parseAddress(location.hash))), {});
  else if (name === "article") preloadQuery(ARTICLE_BY_SLUG, params);
  else return;
  // The first picture loads 0.9 s sooner at 400 kbit/s and a round trip of 400 ms.
  addLink({ rel: "preconnect", href: IMAGES_URL });
}

function onHashChange() {
  setRestoresScroll(false);
  if (isHydrated()) return;
  setPressedButton(null);
  const cardLink = showAddress();
  requestScreenResources();
  // It jumps, since the browser's own scroll to the section would stop a smooth one.
  scrollToDestination(cardLink, false);
  closeMenus();
}

/** By the HTML standard, Enter in a field clicks the submit button, too. */
function markPress({ target }: Event) {
  const button = target instanceof Element ? target.closest("button") : null;
  if (button !== null && !isHydrated()) setPressedButton(button);
}

/** The browser's own submission would load the page again. */
function preventSubmission(event: Event) {
  if (!isHydrated()) event.preventDefault();
}

// In another site's frame the page is hidden (`head.ts`).
if (top === self) {
  // Deprecated, but the newer `PerformanceNavigationTiming` needs Safari 15 (MDN).
  const { type, TYPE_NAVIGATE } = performance.navigation;
  setRestoresScroll(type !== TYPE_NAVIGATE);
  showAddress();
  controlScrollRestoration();
  document.addEventListener("readystatechange", requestScreenResources, { once: true });
  addEventListener("hashchange", onHashChange);
  addEventListener("click", markPress, true);
  addEventListener("input", () => {
    if (!isHydrated()) setPressedButton(null);
  });
  addEventListener("submit", preventSubmission);
  offerRecovery();
}
