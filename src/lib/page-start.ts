import { useEffect, useState, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * Whether React has hydrated the component. Until then it has to render the same as the build,
 * which knows nothing about the visitor.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Whether the component has been painted, so that slow work may follow. */
export function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    // This callback runs before the browser paints. React renders the new state after that.
    const frame = window.requestAnimationFrame(() => setIsPainted(true));
    return () => window.cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}

/**
 * How long to wait, in milliseconds, for a browser that doesn't report when it is idle. Safari has
 * no `requestIdleCallback` (MDN).
 */
const IDLE_TIMEOUT = 2000;

/** Calls back once the page has loaded and the browser is idle. */
export function whenIdle(callback: () => void): void {
  if (document.readyState !== "complete") {
    // Not `load`: it never fires if a tap on a phone number has stopped the page's loading.
    document.addEventListener("readystatechange", () => whenIdle(callback), { once: true });
  } else if ("requestIdleCallback" in window)
    window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT });
  else setTimeout(callback, IDLE_TIMEOUT);
}
