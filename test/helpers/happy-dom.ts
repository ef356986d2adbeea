/**
 * Gives Node the globals of a browser. It is loaded before every unit test file, since React looks
 * for them once, when it is itself loaded. `fetch` and the timers stay Node's own, and
 * `XMLHttpRequest` is built on that `fetch`. There are no pictures: each file is one that can't be
 * processed.
 */
import { Window } from "happy-dom";
import { FetchedRequest } from "./fetched-request.ts";

const window = new Window({ url: "http://localhost/", width: 1440, height: 900 });

// Unlike a browser, happy-dom tells of a hash that `replaceState` has changed.
const { history } = window;
const { replaceState } = history;
let untold = 0;
history.replaceState = (...entry: Parameters<typeof replaceState>) => {
  const { hash } = window.location;
  replaceState.apply(history, entry);
  if (window.location.hash !== hash) untold += 1;
};
window.addEventListener("hashchange", (event) => {
  if (untold === 0) return;
  untold -= 1;
  event.stopImmediatePropagation();
});

/** Reports that everything is in the viewport: happy-dom's own observer reports nothing. */
class IntersectionObserver {
  constructor(
    readonly report: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
  ) {}
  observe(): void {
    this.report([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

const names = [
  "document",
  "navigator",
  "Node",
  "Element",
  "HTMLElement",
  "HTMLDetailsElement",
  "HTMLIFrameElement",
  "HTMLInputElement",
  "DocumentFragment",
  "MutationObserver",
  "getComputedStyle",
] as const;
for (const name of names) {
  Object.defineProperty(globalThis, name, {
    value: window[name],
    configurable: true,
    writable: true,
  });
}
Object.defineProperty(globalThis, "window", { value: window, configurable: true, writable: true });
Object.defineProperty(globalThis, "IntersectionObserver", {
  value: IntersectionObserver,
  configurable: true,
});
Object.defineProperty(globalThis, "XMLHttpRequest", { value: FetchedRequest });
