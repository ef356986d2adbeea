import { hydrateRoot } from "react-dom/client";
import { App } from "../app.tsx";
import { parseAddress } from "../lib/address.ts";
import { savesData } from "../lib/data-saver.ts";
import { whenIdle } from "../lib/page-phase.ts";
import { HydrationHash } from "../lib/router.ts";
import { storeStaticParts } from "../lib/static-part.tsx";
import { registerServiceWorker } from "../offline/registration.ts";
import { findRoute, lazyScreens } from "../routes.ts";
import { settings } from "../settings.ts";

const { dataset } = document.documentElement;
const isHydrated = () => dataset.script === "ready";

/** The route whose screen the page shows. */
const routeOfPage = () => findRoute(parseAddress(window.location.hash).path).route;

/** Hydrates the page. */
function hydrate() {
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no #root");

  // React doesn't hydrate the styles between the sections (`build/document.ts`), and the page still needs them.
  document.head.append(...root.querySelectorAll("style"));

  // Of the prerendered screens React hydrates the one of this address.
  const { path } = routeOfPage();
  for (const section of root.querySelectorAll("main > section")) {
    if (section.id === path) {
      section.removeAttribute("id");
      section.querySelector("[data-needs-script]")?.remove();
    } else {
      section.remove();
      storeStaticParts(section);
    }
  }
  storeStaticParts(root);
  // If the script failed meanwhile, the page said so: an old press isn't replayed then.
  const pressed = document.querySelector<HTMLElement>("html[data-script=coming] [data-pressed]");
  dataset.script = "ready";
  hydrateRoot(
    root,
    <HydrationHash value={window.location.hash}>
      <App />
    </HydrationHash>,
    // The ids that React generates have to be those of the build (`build/prerender.tsx`).
    { identifierPrefix: path },
  );

  // Where the page isn't hydrated yet, React does that before it handles a click.
  pressed?.click();

  // The lazy script is fetched ahead of time, but not for visitors who save data. If it fails to load, the screen
  // that needs it says so.
  whenIdle(() => {
    if (!savesData) lazyScreens.fetchScript().catch(() => {});
    if (settings.serviceWorker) registerServiceWorker().catch(console.warn);
  });
}

/**
 * Hydrates the page; for a lazy screen once the lazy script has loaded, which `head.ts` has requested. If that fails,
 * the page says so, and requests it again with the next screen or when the network is back.
 */
async function start() {
  // The script may come from a cache before the document has ended.
  if (document.readyState === "loading") return;
  try {
    if (!isHydrated() && routeOfPage().lazy) await lazyScreens.fetchScript();
    // Meanwhile the visitor may have gone to a screen that waits for nothing.
    if (!isHydrated()) hydrate();
  } catch (error) {
    console.error(error);
    if (!isHydrated()) delete dataset.script;
  }
}

document.addEventListener("readystatechange", start);
for (const event of ["hashchange", "online"]) window.addEventListener(event, start);
start();
