const IDLE_TIMEOUT_MS = 2000;

export function whenIdle(callback: () => void): void {
  if (document.readyState !== "complete") {
    // Not `load`, which never fires if a tap on a phone number has stopped the page's loading.
    document.addEventListener("readystatechange", () => whenIdle(callback), { once: true });
  } else if ("requestIdleCallback" in window)
    window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  // Safari has no `requestIdleCallback` (MDN).
  else setTimeout(callback, IDLE_TIMEOUT_MS);
}
