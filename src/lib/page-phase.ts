/** How far the page has come: hydrated, painted, idle. */
import { useEffect, useState, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * Whether the component may show what it likes. Until React has hydrated it, it has to show what the
 * build prerendered, which knows nothing of the visitor.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Whether the component has been painted, so that what takes long may follow. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    // React renders what is set in a frame's beginning only after that frame.
    const frame = window.requestAnimationFrame(() => setPainted(true));
    return () => window.cancelAnimationFrame(frame);
  }, []);
  return painted;
}

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
