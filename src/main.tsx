import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { parseAddress } from "./lib/address.ts";
import { savesData } from "./lib/data-saver.ts";
import { beginTabAt } from "./lib/focus.ts";
import { whenIdle } from "./lib/page-phase.ts";
import { setScrollRestoration } from "./lib/restored-scroll.ts";
import { followLink, PrerenderedHash } from "./lib/router.ts";
import { storeStaticParts } from "./lib/static-part.tsx";
import { registerServiceWorker } from "./offline/registration.ts";
import { findRoute, lazyScreens } from "./routes.ts";
import { settings } from "./settings.ts";

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
    } else {
      section.remove();
      storeStaticParts(section, false);
    }
  }
  storeStaticParts(root, true);
  // The script may have come at a second attempt, after the first was marked as failed.
  document.documentElement.dataset.script = "ready";
  const fields = () => Array.from(root.querySelectorAll<HTMLInputElement>("input, textarea"));
  const before = fields();
  hydrateRoot(
    root,
    <PrerenderedHash value={window.location.hash}>
      <App />
    </PrerenderedHash>,
    {
      identifierPrefix: path,
      // Where a translator has changed the page's text, React has rendered it anew, and its fields are empty.
      onRecoverableError(error) {
        console.error(error);
        const after = fields();
        for (const [index, { value, checked }] of before.entries())
          Object.assign(after[index] ?? {}, { value, checked });
      },
    },
  );

  setScrollRestoration(() => !routeOfPage().isLazy);
  // Before React's own listeners, so that the screen and what they do come in one render.
  window.addEventListener("click", followLink, true);

  // The lazy script is fetched ahead of time, but not for visitors who save data. If it doesn't come,
  // the screen that needs it says so.
  whenIdle(() => {
    // The browser has gone to the section of the address, so that Tab would skip the links before it.
    beginTabAt(root);
    if (!savesData()) lazyScreens.fetchScript().catch(() => {});
    if (settings.serviceWorker) registerServiceWorker().catch(console.warn);
  });
}

/**
 * Hydrates the page at once. If it shows a screen of the lazy script, hydration waits for that script, so
 * that the first render has the screen; `early/head.ts` has begun to fetch it. If it doesn't
 * come, the screen says so. A visitor who goes to another screen meanwhile doesn't wait.
 */
function start() {
  if (!routeOfPage().isLazy) return hydrate();
  const leaves = new Promise((resolve) => {
    window.addEventListener("hashchange", resolve, { once: true });
  });
  Promise.race([lazyScreens.fetchScript().catch(() => {}), leaves]).then(hydrate);
}

// The script may come from a cache before the document has ended.
if (document.readyState === "loading")
  document.addEventListener("readystatechange", start, { once: true });
else start();
