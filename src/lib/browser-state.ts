/** The browser's state as hooks: visibility, scrolling and preferences. */
import {
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { externalStore } from "./external-store.ts";
import { focusMain } from "./focus.ts";

const visibility = externalStore(["visibilitychange"], () => document);

/** Whether the page's tab is in the background. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    visibility.subscribe,
    () => document.hidden,
    () => false,
  );
}

/**
 * Reports whether any part of an element is within a margin of the viewport; returns the cleanup. A busy
 * page is told several changes at once, in their order.
 */
function observe(
  element: Element | null,
  onChange: (isWithin: boolean) => void,
  rootMargin = "0px",
) {
  if (element === null) return;
  const observer = new IntersectionObserver(
    (entries) =>
      entries.forEach(({ isIntersecting }) => {
        onChange(isIntersecting);
      }),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether any part of an element is in the viewport; true until the browser reports it. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => observe(element.current, setOnScreen), [element]);
  return onScreen;
}

/**
 * Watches whether an element comes near.
 *
 * @returns its `ref`, and whether it has ever been in the viewport, or less than the viewport's height from it.
 */
export function useCameNear(): readonly [ref: RefCallback<Element>, cameNear: boolean] {
  const [cameNear, setCameNear] = useState(false);
  const ref = useCallback(
    (element: Element | null) =>
      observe(element, (isNear) => isNear && setCameNear(true), "100% 0px"),
    [],
  );
  return [ref, cameNear];
}

const focus = externalStore(["focusin", "focusout"]);

/** Whether a field of a form has the focus. */
export function useFieldFocused(): boolean {
  return useSyncExternalStore(
    focus.subscribe,
    () => document.activeElement?.matches("form input, form select, form textarea") === true,
    () => false,
  );
}

const scroll = externalStore(["scroll"]);

/** Whether the scroll position, in pixels from the page's top, passes the test. */
export function useScrollPosition(test: (position: number) => boolean): boolean {
  return useSyncExternalStore(
    scroll.subscribe,
    () => test(window.scrollY),
    () => test(0),
  );
}

const MINUTE = 60_000;

/** Ten seconds late, the time is still right for a visitor. */
function eachTenSeconds(notify: () => void): () => void {
  const timer = setInterval(notify, 10_000);
  return () => clearInterval(timer);
}

/** The time to the minute, null until hydration. The component renders again in each minute. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(
    eachTenSeconds,
    () => Math.floor(Date.now() / MINUTE),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE);
}

const motionPreference = () => window.matchMedia("(prefers-reduced-motion: reduce)");
const prefersReducedMotion = () => motionPreference().matches;
const motion = externalStore(["change"], motionPreference);

/** Whether the visitor prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(motion.subscribe, prefersReducedMotion, () => false);
}

/** Scrolls to the page's top: smoothly, unless the visitor prefers reduced motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

/** Scrolls to the page's top, where the next Tab then starts. */
export function goToTop(): void {
  scrollToTop();
  focusMain();
}
