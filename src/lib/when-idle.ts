/** For Safari, which has no `requestIdleCallback` (MDN). */
const IDLE_TIMEOUT_MS = 2000;

export function whenIdle(callback: () => void): void {
  if (document.readyState !== "complete") {
    // Not `load`, which never fires if a tap on a phone number has stopped the page's loading.
    document.addEventListener("readystatechange", () => whenIdle(callback), { once: true });
  } else if ("requestIdleCallback" in window)
    window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(callback, IDLE_TIMEOUT_MS);
}
