import { isReady } from "./is-ready.ts";

const { dataset } = document.documentElement;

function fail({ target }: Event) {
  if (isReady() || target instanceof HTMLImageElement) return;
  // Without the later script there still is the first one.
  if (!(target instanceof HTMLLinkElement)) delete dataset.script;
}

/**
 * Fetches the script again. A press on a phone number makes the browser abort what is still loading,
 * and a lost connection may be back. The template is the document's end: if it is missing, the
 * connection broke off while the document came, and only a reload brings the rest.
 */
function fetchAgain({ type }: Event) {
  if (isReady()) return;
  const template = document.querySelector("template");
  if (template === null) {
    if (type === "online") location.reload();
  } else if (document.readyState === "complete") {
    document.head.append(template.content.cloneNode(true));
  }
}

/** Tells the style sheet whether a script will come, and fetches one that was lost again. */
export function recoverScript(): void {
  // A browser without modules doesn't run our other scripts.
  if ("noModule" in HTMLScriptElement.prototype) dataset.script = "";
  addEventListener("error", fail, true);
  document.addEventListener("readystatechange", fetchAgain);
  addEventListener("hashchange", fetchAgain);
  addEventListener("online", fetchAgain);
}
