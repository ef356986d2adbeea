import { useEffect, useState, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Until hydration, React has to render what the build has rendered for any visitor. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

export function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    // The callback runs before the paint. React renders the new state after it.
    const frame = window.requestAnimationFrame(() => setIsPainted(true));
    return () => window.cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}

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
