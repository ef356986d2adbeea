/**
 * Gives Node the globals of a browser. Import this before React, which reads them while it loads.
 * `fetch` and the timers are Node's own, and `XMLHttpRequest` calls that `fetch`. happy-dom can't
 * decode pictures.
 */
import { Window } from "happy-dom";
import { FakeXHR } from "./fake-xhr.ts";

/** Unlike a browser, happy-dom fires `hashchange` if `replaceState` has changed the hash. */
function ignoreReplacedHashes(window: Window): void {
  const { history } = window;
  const { replaceState } = history;
  let ignoredEvents = 0;
  history.replaceState = (...entry: Parameters<typeof replaceState>) => {
    const { hash } = window.location;
    replaceState.apply(history, entry);
    if (window.location.hash !== hash) ignoredEvents += 1;
  };
  window.addEventListener("hashchange", (event) => {
    if (ignoredEvents === 0) return;
    ignoredEvents -= 1;
    event.stopImmediatePropagation();
  });
}

/** Reports that everything is in the viewport, since happy-dom's own observer reports nothing. */
class IntersectionObserver {
  constructor(
    readonly report: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
  ) {}
  observe(): void {
    this.report([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

const define = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

const window = new Window({ url: "http://localhost/", width: 1440, height: 900 });
ignoreReplacedHashes(window);
for (const name of [
  "document",
  "navigator",
  "Node",
  "Element",
  "HTMLElement",
  "HTMLDetailsElement",
  "HTMLIFrameElement",
  "HTMLInputElement",
  "HTMLLabelElement",
  "DocumentFragment",
  "MutationObserver",
  "getComputedStyle",
] as const)
  define(name, window[name]);
define("window", window);
define("IntersectionObserver", IntersectionObserver);
define("XMLHttpRequest", FakeXHR);
// So that a test that stops `Date` stops this clock, too.
performance.now = () => Date.now();
// React then records no performance tracks and no tasks, which nobody reads here. This saves a tenth
// of the time.
Object.assign(console, { timeStamp: undefined, createTask: undefined });
