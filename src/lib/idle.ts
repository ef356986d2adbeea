/**
 * How long to wait, in milliseconds, where the browser doesn't tell when it is idle. Safari never
 * does, and Chromium now and then forgets to on a page on which nothing moves.
 */
const WAIT = 2000;

/** Does something once the page has loaded and there is nothing else to be done. */
export function whenIdle(work: () => void): void {
  if (document.readyState !== "complete") {
    // Not `load`, which never comes where a press on a phone number has ended the page's loading.
    document.addEventListener("readystatechange", () => whenIdle(work), { once: true });
  } else if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: WAIT });
  else setTimeout(work, WAIT);
}
