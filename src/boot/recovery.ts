/**
 * If a script fails to load, is empty or throws before hydration, the page is as without a script,
 * and the next change of the address reloads it. Importing again isn't enough, since some browsers
 * cache a failed import (github.com/whatwg/html/issues/6768).
 */
import { reloadButton } from "../content/frame.ts";
import { NO_NETWORK } from "../content/shared-words.ts";
import { hostResponds } from "../lib/reload.ts";
import { hasFailed, isHydrated, isScriptRequested, markFailed } from "./attributes.ts";

const ASSETS = new URL("assets/", location.href).href;

async function reloadWithoutWorker(): Promise<boolean> {
  if (!(await hostResponds())) return false;
  // The script may have arrived meanwhile.
  if (isHydrated()) return true;
  // The service worker would serve a broken version again. The reloaded page registers one.
  const registration = navigator.serviceWorker?.getRegistration();
  // This fails where site data is blocked, but then there is no worker.
  await registration?.then((worker) => worker?.unregister()).catch(() => {});
  location.reload();
  return true;
}

function onScript(event: Event) {
  const { target } = event;
  const inScript = event instanceof ErrorEvent ? event.filename : "";
  const source = target instanceof HTMLScriptElement ? target.src : inScript;
  // A script that has loaded, but hasn't run, is empty.
  const isFailure = event.type === "error" || isScriptRequested();
  if (isFailure && source.startsWith(ASSETS)) markFailed();
}

function onHashChange() {
  if (hasFailed()) reloadWithoutWorker();
}

async function onClick({ target }: Event) {
  const button = target instanceof Element ? target.closest("[data-load-again]") : null;
  const status = button?.closest("[data-without-script]")?.querySelector("[role=status]");
  if (!status) return;
  status.textContent = reloadButton.busy;
  if (!(await reloadWithoutWorker())) status.textContent = NO_NETWORK;
}

export function recoverFromFailures(): void {
  addEventListener("error", onScript, true);
  document.addEventListener("load", onScript, true);
  addEventListener("hashchange", onHashChange);
  addEventListener("click", onClick);
}
