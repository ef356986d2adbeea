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
import { useHydrated } from "./page-phase.ts";
import { mayNamePart } from "./scroll-position.ts";

const { subscribe } = externalStore(["visibilitychange", "focusin", "focusout", "scroll"]);

/** Whether something is so in the page now; the component renders again when that changes. */
function usePage(isSo: () => boolean, beforeHydration = false): boolean {
  return useSyncExternalStore(subscribe, isSo, () => beforeHydration);
}

/** Whether the page's tab is in the background. */
export const usePageHidden = () => usePage(() => document.hidden);

/** Whether a field of a form has the focus. */
export const useFieldFocused = () =>
  usePage(() => document.activeElement?.matches("form input, form select, form textarea") === true);

/** Whether the scroll position, in pixels from the page's top, passes the test. */
export const useScrollPosition = (test: (position: number) => boolean) =>
  usePage(() => test(window.scrollY), test(0));

type Report = (isWithin: boolean) => void;

/** Reports whether any part of an element is within a margin of the viewport; returns the cleanup. */
function observe(element: Element | null, report: Report, rootMargin = "0px") {
  if (element === null) return;
  // A busy page is told several changes at once, in their order.
  const reportAll = (changes: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting } of changes) report(isIntersecting);
  };
  const observer = new IntersectionObserver(reportAll, { rootMargin });
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

const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether the visitor prefers reduced motion. */
export const useReducedMotion = () => useHydrated() && prefersReducedMotion();

/**
 * Scrolls to the page's top: smoothly, unless the visitor prefers reduced motion, or the address may name a part of
 * the screen: a smooth scroll would undo the way to a part that loads before it has ended (`goToTarget`).
 */
export function scrollToTop(): void {
  const atOnce = prefersReducedMotion() || mayNamePart();
  window.scrollTo({ top: 0, behavior: atOnce ? "auto" : "smooth" });
}

/** Scrolls to the page's top, where the next Tab then starts. */
export function goToTop(): void {
  scrollToTop();
  focusMain();
}
