/** The browser's state as hooks: visibility, scrolling, preferences and network. */
import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { readConnection, savesData } from "./data-saver.ts";

/** Makes a `subscribe` for `useSyncExternalStore`. While prerendering there is no target. */
const listenTo = (targetOf: () => EventTarget | null, event: string) => (onChange: () => void) => {
  const target = targetOf();
  target?.addEventListener(event, onChange);
  return () => target?.removeEventListener(event, onChange);
};

const onVisibility = listenTo(() => document, "visibilitychange");

/** Whether the page's tab is in the background. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
}

/** Whether any part of an element is in the viewport; true until the browser reports it. */
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

/** Whether the scroll position, in pixels from the page's top, passes the test. */
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
  // Not `addEventListener`, which Safari before 14 doesn't have here.
  list.addListener(onChange);
  return () => list.removeListener(onChange);
}

function prefersReducedMotion(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches;
}

/** Whether the visitor prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onMotionPreference, prefersReducedMotion, () => false);
}

/** Scrolls to the page's top: smoothly, unless the visitor prefers reduced motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

const onConnection = listenTo(() => {
  const connection = readConnection();
  return connection instanceof EventTarget ? connection : null;
}, "change");

/** `savesData`; the component renders again when it changes. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(onConnection, savesData, () => false);
}
