/** How long to wait, in milliseconds, where the browser doesn't tell when it is idle (Safari). */
const WAIT = 2000;

/** Does something once the page has loaded and there is nothing else to be done. */
export function whenIdle(work: () => void): void {
  const wait = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(work);
    else setTimeout(work, WAIT);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
