import { dataset, isReady } from "./root-dataset.ts";

/** Adds the elements of the script and its chunks, which are in a template (`build/document.ts`). */
function addScript() {
  const template = document.querySelector<HTMLTemplateElement>("#scripts");
  if (template !== null) document.head.append(template.content.cloneNode(true));
}

const isWanted = () => "wanted" in dataset;

/** Fetches the script, and tells the style sheet that it will come. */
export function loadScript(): void {
  if (isWanted()) return;
  dataset.wanted = "";
  // A browser without modules doesn't run the script.
  if ("noModule" in HTMLScriptElement.prototype) dataset.script = "";
  addScript();
}

function fail({ target }: Event) {
  if (isReady() || target instanceof HTMLImageElement) return;
  // Without the lazy script there still is the first one.
  if (!(target instanceof HTMLLinkElement)) delete dataset.script;
}

/**
 * Fetches the script again. A press on a phone number makes the browser abort what is still loading,
 * and a lost connection may be back. If it broke off while the document came, only a reload brings the
 * rest: in Chrome such a document loads for ever, and an aborted one has no script at its end. The cached
 * script may have hydrated an aborted one, where a form may be filled in: it is reloaded with the next screen.
 */
function fetchAgain({ type }: Event) {
  const { readyState } = document;
  if (readyState === "loading" || document.querySelector("body > script") === null) {
    if (type === (isReady() ? "hashchange" : "online")) location.reload();
  } else if (!isReady() && isWanted() && readyState === "complete") addScript();
}

/** Tells the style sheet when the script has failed, and fetches it again. */
export function watchScript(): void {
  addEventListener("error", fail, true);
  document.addEventListener("readystatechange", fetchAgain);
  addEventListener("hashchange", fetchAgain);
  addEventListener("online", fetchAgain);
}
