import { hydrateRoot } from "react-dom/client";
import { App } from "../app.tsx";
import { savesData } from "../lib/data-saver.ts";
import { whenIdle } from "../lib/when-idle.ts";
import { registerServiceWorker } from "../offline/registration.ts";
import { findAddressedScreen } from "../routing/find-screen.ts";
import { followLocation } from "../routing/router.ts";
import { SCREEN_SELECTOR } from "../routing/screen-change.ts";
import { fetchLazyScreens } from "../screen-components.tsx";
import { watchVisitor } from "../session/visitor.ts";
import { settings } from "../settings.ts";
import { isScript, markFailed, pressedButton, setScriptState } from "./attributes.ts";

function hydrate() {
  // Before the document is changed, since a page that fails to start needs all of it.
  watchVisitor();
  followLocation();
  // `role="presentation"` in index.html stops Firefox from calling all of the page clickable, since
  // React listens to clicks on it (github.com/facebook/react/issues/20895).
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no #root");

  // React doesn't render what is between the sections (`build/document.ts`).
  document.head.append(...root.querySelectorAll("style, script"));
  const { path } = findAddressedScreen().row;
  for (const section of root.querySelectorAll(SCREEN_SELECTOR)) {
    if (section.id === path) {
      section.removeAttribute("id");
      section.querySelector("[data-without-script]")?.remove();
    } else section.remove();
  }
  const pressed = pressedButton();
  hydrateRoot(root, <App />);
  setScriptState("ready");

  // React completes hydration before it handles a click.
  pressed?.click();

  whenIdle(() => {
    if (savesData) return;
    // Ignore a failure, since a screen that needs the script says so.
    fetchLazyScreens().catch(() => {});
    if (settings.serviceWorker) registerServiceWorker().catch(console.warn);
  });
}

async function start() {
  // A cached script may run before the whole document has arrived.
  if (document.readyState === "loading" || !isScript("waiting")) return;
  try {
    if (findAddressedScreen().row.isLazy) await fetchLazyScreens();
    // Another call may have hydrated the page meanwhile, for a screen that isn't lazy.
    if (isScript("waiting")) hydrate();
  } catch (error) {
    console.error(error);
    markFailed();
  }
}

if (isScript("requested")) setScriptState("waiting");
document.addEventListener("readystatechange", start);
window.addEventListener("hashchange", start);
start();
