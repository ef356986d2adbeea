/** The state of the browser and its page as hooks: visibility, focus, scrolling, time, preferences. */
import {
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { externalStore } from "./external-store.ts";
import { useHydrated } from "./page-phase.ts";
import { isEntered } from "./prefilled.ts";
import { prefersReducedMotion } from "./scroll.ts";

const EVENTS = ["visibilitychange", "focusin", "focusout", "input", "scroll"];
const { subscribe, notify } = externalStore(EVENTS);

/** Whether the mouse's button is down. For a tap, browsers fire the same events afterwards. */
let isPressed = false;

globalThis.window?.addEventListener("mousedown", () => {
  isPressed = true;
});
// By the HTML standard, a drag ends without `mouseup`.
for (const release of ["mouseup", "dragend"])
  globalThis.window?.addEventListener(release, () => {
    isPressed = false;
    // Notify after the click, which follows in the same task.
    setTimeout(notify);
  });

/** Reads a state of the page; the component renders again when it changes. */
function usePageState(read: () => boolean, stateBeforeHydration = false): boolean {
  return useSyncExternalStore(subscribe, read, () => stateBeforeHydration);
}

/** Whether the page's tab is in the background. */
export const usePageHidden = () => usePageState(() => document.hidden);

const FIELDS = "form input, form select, form textarea";

let wasFieldFocused = false;

function isFieldFocused(): boolean {
  const hasFocus = document.activeElement?.matches(FIELDS) === true;
  wasFieldFocused = hasFocus || (wasFieldFocused && isPressed);
  return wasFieldFocused;
}

/**
 * Whether a field of a form has the focus. If a press takes the focus away, the state changes when
 * the press ends: what appears then would otherwise cover what the visitor presses.
 */
export const useFieldFocused = () => usePageState(isFieldFocused);

const isFormFilledIn = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>(FIELDS)).some(isEntered);

/** Whether a form contains something that the visitor has entered. */
export const useFormFilledIn = () => usePageState(isFormFilledIn);

/** Whether the scroll position, in pixels from the page's top, passes the test. */
export const useScrollPosition = (test: (position: number) => boolean) =>
  usePageState(() => test(window.scrollY), test(0));

/** Reports whether an element is within a margin of the viewport, and returns the cleanup. */
function observe(element: Element | null, report: (isWithin: boolean) => void, rootMargin = "0px") {
  if (element === null) return;
  // A busy browser reports several changes in one call, the oldest first.
  const reportAll = (changes: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting } of changes) report(isIntersecting);
  };
  const observer = new IntersectionObserver(reportAll, { rootMargin });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether any part of an element is in the viewport; true until the browser's first report. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => observe(element.current, setOnScreen), [element]);
  return onScreen;
}

/**
 * A `ref`, and whether its element was ever within one viewport height of the viewport, or the page
 * was printed.
 */
export function useNearViewport(): readonly [ref: RefCallback<Element>, wasNear: boolean] {
  const [wasNear, setWasNear] = useState(false);
  const ref = useCallback(
    (element: Element | null) =>
      observe(element, (isNear) => isNear && setWasNear(true), "100% 0px"),
    [],
  );
  useEffect(() => {
    // Synchronously: the browser prints the page as it is after this event.
    const printAll = () => flushSync(() => setWasNear(true));
    window.addEventListener("beforeprint", printAll);
    return () => window.removeEventListener("beforeprint", printAll);
  }, []);
  return [ref, wasNear];
}

const MINUTE = 60_000;

/** Notifies every ten seconds, so that a displayed minute is at most ten seconds late. */
function eachTenSeconds(notify: () => void): () => void {
  const timer = setInterval(notify, 10_000);
  return () => clearInterval(timer);
}

/** The time to the minute, null until hydration. The component renders again each minute. */
export function useCurrentMinute(): Date | null {
  const minute = useSyncExternalStore(
    eachTenSeconds,
    () => Math.floor(Date.now() / MINUTE),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE);
}

/** Whether the visitor prefers reduced motion. */
export const useReducedMotion = () => useHydrated() && prefersReducedMotion();
