import { hydrateRoot } from "react-dom/client";
import { App } from "../app.tsx";
import { parseAddress } from "../lib/address.ts";
import { savesData } from "../lib/data-saver.ts";
import { whenIdle } from "../lib/page-phase.ts";
import { setFirstHash } from "../lib/router.ts";
import { registerServiceWorker } from "../offline/registration.ts";
import { findRoute, lazyScreens } from "../routes.ts";
import { settings } from "../settings.ts";

const { dataset } = document.documentElement;
const isHydrated = () => dataset.script === "ready";

/** The route of the page's address. */
const routeOfPage = () => findRoute(parseAddress(window.location.hash).path).route;

function hydrate() {
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no #root");

  // React hydrates only the section of this address.
  const { path } = routeOfPage();
  for (const section of root.querySelectorAll("main > section")) {
    if (section.id === path) {
      section.removeAttribute("id");
      section.querySelector("[data-needs-script]")?.remove();
    } else section.remove();
  }
  // If the script failed meanwhile, the page said so. Don't replay an old press.
  const pressed = document.querySelector<HTMLElement>("html[data-script=coming] [data-pressed]");
  dataset.script = "ready";
  setFirstHash(window.location.hash);
  // The ids that React generates have to be those of the build (`build/prerender.tsx`).
  hydrateRoot(root, <App />, { identifierPrefix: path });

  // React completes hydration before it handles a click.
  pressed?.click();

  // Ignore a failure of the lazy script: a screen that needs it says so.
  whenIdle(() => {
    if (!savesData) lazyScreens.fetchScript().catch(() => {});
    if (settings.serviceWorker) registerServiceWorker().catch(console.warn);
  });
}

/**
 * Hydrates the page. A lazy screen first waits for the lazy script. If that fails to load, the page
 * says so, and this function runs again at the next navigation or when the network is back.
 */
async function start() {
  // A cached script may run before the whole document has arrived.
  if (document.readyState === "loading") return;
  try {
    if (!isHydrated() && routeOfPage().lazy) await lazyScreens.fetchScript();
    // Another call may have hydrated the page meanwhile, for a screen that isn't lazy.
    if (!isHydrated()) hydrate();
  } catch (error) {
    console.error(error);
    if (!isHydrated()) delete dataset.script;
  }
}

document.addEventListener("readystatechange", start);
for (const type of ["hashchange", "online"]) window.addEventListener(type, start);
start();
