/**
 * If a script fails to load, is empty or throws before hydration, the page is as without a script,
 * and the next change of the address reloads it. So does the button "Load again" of any page.
 * Importing again isn't enough, since some browsers cache a failed import
 * (github.com/whatwg/html/issues/6768).
 */
import { reloadButton } from "../content/frame.ts";
import { hostResponds, reloadWithoutWorker } from "../lib/reload.ts";
import { hasFailed, isHydrated, isScript, markFailed } from "./attributes.ts";

const ASSETS = new URL("assets/", location.href).href;

/** Not null while the host is asked, and until the new page arrives, which may take seconds. */
let reloading: Promise<boolean> | null = null;

/** Returns whether the host responds. */
function reload(): Promise<boolean> {
  reloading ??= reloadIfPossible();
  return reloading;
}

async function reloadIfPossible(): Promise<boolean> {
  const wasHydrated = isHydrated();
  const responds = await hostResponds();
  // The script may have arrived meanwhile.
  if (responds && isHydrated() === wasHydrated) await reloadWithoutWorker();
  else reloading = null;
  return responds;
}

function onScript(event: Event) {
  const { target } = event;
  const inScript = event instanceof ErrorEvent ? event.filename : "";
  const source = target instanceof HTMLScriptElement ? target.src : inScript;
  // A script that has loaded, but hasn't run, is empty.
  const isFailure = event.type === "error" || isScript("requested");
  if (isFailure && source.startsWith(ASSETS)) markFailed();
}

function onHashChange() {
  if (hasFailed()) reload();
}

async function onClick({ target }: Event) {
  const button = target instanceof Element ? target.closest("[data-load-again] button") : null;
  const status = button?.closest("[data-load-again]")?.querySelector("[role=status]");
  if (!status) return;
  status.textContent = reloadButton.busy;
  if (!(await reload())) status.textContent = reloadButton.failed;
}

/** From the head on, since a script may fail while the document arrives. */
export function watchScripts(): void {
  addEventListener("error", onScript, true);
  document.addEventListener("load", onScript, true);
}

/** After Home, since the first words wait for what is before it. */
export function offerRecovery(): void {
  addEventListener("hashchange", onHashChange);
  addEventListener("click", onClick);
}
