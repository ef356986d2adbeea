/**
 * The way out of a page that can't be hydrated: a script failed to load or threw, or the document
 * was cut off. Importing a script again isn't enough: in Firefox and Chrome 92 it fails again. So
 * the prerendered page is shown as without a script, and reloaded when that may help.
 */
import { ACTIVATE } from "../offline/caches.ts";
import { isHydrated, setPageState } from "./page-state.ts";

let broken = false;

/** Whether the page can't be hydrated any more. */
export const isBroken = () => broken;

/** Whether the document has arrived as a whole. In Chrome, one that was cut off loads for ever. */
const isComplete = () => document.getElementById("end") !== null;

/** Whether the browser can't parse the scripts. Then no reload helps. */
let isTooOld = false;

let isReloading = false;

/**
 * Reloads the page if the host responds: otherwise the browser's error page would replace it. A
 * visitor who is typing isn't interrupted.
 */
async function reload() {
  if (isReloading || isTooOld) return;
  isReloading = true;
  const hasResponse = await fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  isReloading = hasResponse && !isHydrated() && document.querySelector("form :focus") === null;
  if (isReloading) location.reload();
}

/** Reloads once: a page that was reloaded waits for a navigation or the network. */
function reloadOnce() {
  const { type, TYPE_RELOAD } = performance.navigation;
  // Not at once: a tap on a phone number may be stopping all requests of the page.
  if (type !== TYPE_RELOAD) setTimeout(reload);
}

/**
 * Makes the newest version of the service worker take over, and then reloads the page. The page of
 * a broken version can't offer the repaired one.
 */
async function activateNewVersion() {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker?.getRegistration();
  if (!registration) return;
  const activate = () => {
    for (const worker of [registration.installing, registration.waiting])
      worker?.postMessage(ACTIVATE);
  };
  serviceWorker.addEventListener("controllerchange", () => location.reload());
  registration.addEventListener("updatefound", activate);
  activate();
  await registration.update();
}

function onFailure() {
  if (broken) return;
  broken = true;
  setPageState("none");
  // Ignore an update that fails: there may be no network.
  activateNewVersion().catch(() => {});
  if (document.readyState !== "loading") reloadOnce();
}

const ASSETS = new URL("assets/", location.href).href;

/** Handles an error of the head's script, of the first script and its chunks, or of the lazy one. */
function onError(event: Event) {
  const { target } = event;
  const inScript = event instanceof ErrorEvent ? event.filename : "";
  const source = target instanceof HTMLScriptElement ? target.src : inScript;
  // Ignore an extension's script, and a script that the content security policy has blocked.
  const isOurs = source.startsWith(ASSETS) || source === location.href.split("#")[0];
  if (!isOurs || isHydrated()) return;
  if (event instanceof ErrorEvent && event.error instanceof SyntaxError) isTooOld = true;
  onFailure();
}

function onDocumentParsed() {
  if (broken) reloadOnce();
  else if (!isComplete()) onFailure();
}

/** Watches for failures until hydration. */
export function recoverFromFailures(): void {
  addEventListener("error", onError, true);
  document.addEventListener("readystatechange", onDocumentParsed, { once: true });
  addEventListener("hashchange", () => broken && reload());
  addEventListener("online", () => (broken || !isComplete()) && reload());
}
