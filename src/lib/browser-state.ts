/** What the browser tells of its page, its device and its network, each as a value that changes. */
import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { isRecord } from "./narrow.ts";

/** What `useSyncExternalStore` subscribes by; the target is asked for only in a browser. */
const listenTo = (targetOf: () => EventTarget | null, event: string) => (onChange: () => void) => {
  const target = targetOf();
  target?.addEventListener(event, onChange);
  return () => target?.removeEventListener(event, onChange);
};

const onVisibility = listenTo(() => document, "visibilitychange");

/** Whether the page's tab is in the background, where nobody sees it. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
}

/** Whether any of an element is within the window; it is taken to be until the browser tells. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return onScreen;
}

const onScroll = listenTo(() => window, "scroll");

/** Whether the page is scrolled to a position, in pixels from its top, that passes the test. */
export function useScrollPosition(test: (position: number) => boolean): boolean {
  return useSyncExternalStore(
    onScroll,
    () => test(window.scrollY),
    () => test(0),
  );
}

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

function onMotionPreference(onChange: () => void) {
  const list = window.matchMedia(REDUCED_MOTION);
  // Safari before 14 knows this name alone, and others go on knowing it.
  list.addListener(onChange);
  return () => list.removeListener(onChange);
}

function prefersReducedMotion(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches;
}

/** Whether the visitor asked the device for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onMotionPreference, prefersReducedMotion, () => false);
}

/** Scrolls to the page's top: smoothly, unless the visitor asked for less motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

/** What the browser says of the network, where it does: https://wicg.github.io/netinfo/. */
function readConnection(): unknown {
  return "connection" in navigator ? navigator.connection : undefined;
}

const onConnection = listenTo(() => {
  const connection = readConnection();
  return connection instanceof EventTarget ? connection : null;
}, "change");

/** Whether the visitor asked to save data, or has a line so slow that it comes to the same. */
export function savesData(): boolean {
  const connection = readConnection();
  if (!isRecord(connection)) return false;
  return connection.saveData === true || /2g$/.test(String(connection.effectiveType));
}

/** As `savesData`, and the component renders again when that changes. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(onConnection, savesData, () => false);
}
