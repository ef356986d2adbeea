import { isReady } from "./is-ready.ts";

const { dataset } = document.documentElement;

function fail({ target }: Event) {
  if (isReady() || target instanceof HTMLImageElement) return;
  // Without the later script there still is the first.
  if (!(target instanceof HTMLLinkElement)) delete dataset.script;
}

/**
 * Fetches the rest of our scripts again: a press on a phone number has the browser drop whatever is
 * still loading, and a line that was lost may be back. The template ends the document: where there
 * is none by then, the line has cut that off, and it would stay so.
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
  // A browser that knows no modules doesn't run the rest of our scripts.
  if ("noModule" in HTMLScriptElement.prototype) dataset.script = "";
  addEventListener("error", fail, true);
  document.addEventListener("readystatechange", fetchAgain);
  addEventListener("hashchange", fetchAgain);
  addEventListener("online", fetchAgain);
}
