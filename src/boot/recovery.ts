/**
 * The way out of a page that can't be hydrated: a script failed to load, is empty or threw, or the
 * document was cut off. Importing a script again isn't enough: in Firefox and Chrome 92 it fails
 * again. So the prerendered page is shown as without a script, and reloaded when that may help.
 */
import { hostResponds } from "../lib/reload.ts";
import { isHydrated, isScriptAwaited, setPageState } from "./page-state.ts";

/** After this time without a new element, in milliseconds, a document has stopped arriving. */
const LONGEST_PAUSE = 10_000;

const ASSETS = new URL("assets/", location.href).href;

let broken = false;
let isReloading = false;

/** Whether the page can't be hydrated any more. */
export const isBroken = () => broken;

/** Whether the document has arrived as a whole. In Chrome, one that was cut off loads for ever. */
const isComplete = () => document.getElementById("end") !== null;

const countElements = () => document.getElementsByTagName("*").length;

/**
 * Reloads the page from the host, if that responds. A visitor who is typing isn't interrupted. The
 * service worker would serve a broken version again, so it goes: the reloaded page registers it.
 */
async function reload() {
  if (isReloading) return;
  isReloading = true;
  const responds = await hostResponds();
  isReloading = responds && !isHydrated() && document.querySelector("form :focus") === null;
  if (!isReloading) return;
  const { serviceWorker } = navigator;
  if (serviceWorker?.controller) await (await serviceWorker.getRegistration())?.unregister();
  location.reload();
}

/** Reloads, unless this page is the host's response to a reload: then it would go on for ever. */
function reloadOnce() {
  const isReloaded = performance.navigation.type === 1 && !navigator.serviceWorker?.controller;
  // Not at once: a tap on a phone number may be stopping all requests of the page.
  if (!isReloaded) setTimeout(reload);
}

function onFailure() {
  if (broken || isHydrated()) return;
  broken = true;
  setPageState("none");
  if (document.readyState !== "loading") reloadOnce();
}

/** Handles an error in the first script, its chunks or the lazy one, or the load of the first. */
function onScript(event: Event) {
  const { target } = event;
  const inScript = event instanceof ErrorEvent ? event.filename : "";
  const source = target instanceof HTMLScriptElement ? target.src : inScript;
  // A script that has loaded and still is awaited didn't run: it is empty.
  const hasFailed = event.type === "error" || isScriptAwaited();
  if (source.startsWith(ASSETS) && hasFailed) onFailure();
}

function onDocumentParsed() {
  if (broken) reloadOnce();
  else if (!isComplete()) onFailure();
}

/** The document may wait for the former network. One that still arrives isn't requested again. */
function onOnline() {
  if (broken) reload();
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
  addEventListener("hashchange", () => broken && reload());
  addEventListener("online", onOnline);
}
