/**
 * The way out of a page that can't be hydrated: a script failed to load, is empty or threw, or the
 * document was cut off. Importing a script again isn't enough: some browsers cache a failed import
 * (github.com/whatwg/html/issues/6768). So the prerendered page is shown as without a script, and
 * reloaded when that may help.
 */
import { hostResponds } from "../lib/reload.ts";
import { isScriptAwaited, isScriptReady, setScriptState } from "./page-attributes.ts";

/** After this time without a new element, in milliseconds, a document has stopped arriving. */
const LONGEST_PAUSE = 10_000;

const ASSETS = new URL("assets/", location.href).href;

let isBroken = false;
let isReloading = false;

/** Whether the whole document has arrived. Chrome waits for ever for the rest of one cut off. */
const isComplete = () => document.getElementById("end") !== null;

const countElements = () => document.getElementsByTagName("*").length;

/**
 * Reloads the page if the host responds. It doesn't interrupt a visitor who is typing. It
 * unregisters the service worker, which would serve a broken version again; the reloaded page
 * registers one. If the service worker can't be unregistered, the page stays until the next call:
 * each reload would fail in the same way.
 */
async function reload() {
  if (isReloading) return;
  isReloading = true;
  try {
    const responds = await hostResponds();
    isReloading = responds && !isScriptReady() && document.querySelector("form :focus") === null;
    if (!isReloading) return;
    const { serviceWorker } = navigator;
    if (serviceWorker?.controller) await (await serviceWorker.getRegistration())?.unregister();
    location.reload();
  } catch {
    isReloading = false;
  }
}

/** Reloads, unless the host sent this page in response to a reload: it would reload for ever. */
function reloadOnce() {
  // Deprecated, but the newer `PerformanceNavigationTiming` needs Safari 15 (MDN).
  const isReloaded = performance.navigation.type === 1 && !navigator.serviceWorker?.controller;
  // Not at once: a tap on a phone number may be stopping all requests (`slow-document.test.ts`).
  if (!isReloaded) setTimeout(reload);
}

function onFailure() {
  if (isBroken || isScriptReady()) return;
  isBroken = true;
  setScriptState("none");
  if (document.readyState !== "loading") reloadOnce();
}

/** Handles an error of the first script, its chunks or the lazy one, and the load of the first. */
function onScript(event: Event) {
  const { target } = event;
  const inScript = event instanceof ErrorEvent ? event.filename : "";
  const source = target instanceof HTMLScriptElement ? target.src : inScript;
  // A script that has loaded, but hasn't run, is empty.
  const hasFailed = event.type === "error" || isScriptAwaited();
  if (source.startsWith(ASSETS) && hasFailed) onFailure();
}

function onDocumentParsed() {
  if (isBroken) reloadOnce();
  else if (!isComplete()) onFailure();
}

/** Reloads a document that waits for the former network, but not one that still arrives. */
function onOnline() {
  if (isBroken) reload();
  const arrived = countElements();
  setTimeout(() => {
    if (!isComplete() && countElements() === arrived) reload();
  }, LONGEST_PAUSE);
}

/** Watches for failures until hydration. */
export function recoverFromFailures(): void {
  addEventListener("error", onScript, true);
  document.addEventListener("load", onScript, true);
  document.addEventListener("readystatechange", onDocumentParsed, { once: true });
  addEventListener("hashchange", () => isBroken && reload());
  addEventListener("online", onOnline);
}
