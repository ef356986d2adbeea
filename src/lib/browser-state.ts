/**
 * The state of the page and the browser as hooks: visibility, focus, fields, scrolling, preferences,
 * the network.
 */
import { useEffect, useSyncExternalStore } from "react";
import { changeNotifier } from "./change-notifier.ts";
import { useHydrated } from "./page-start.ts";
import { isEntered } from "./prefilled.ts";
import { prefersReducedMotion } from "./scroll.ts";

const EVENTS = ["visibilitychange", "focusin", "focusout", "input", "scroll"];
const { subscribe, notify } = changeNotifier(EVENTS);

const FIELDS = "form input, form select, form textarea";

const isFieldFocused = () => document.activeElement?.matches(FIELDS) === true;

/** Whether a field had the focus when the mouse's button was pressed; false after the release. */
let wasFieldFocused = false;

// After a tap, browsers fire `mousedown` and `mouseup`, too.
globalThis.window?.addEventListener("mousedown", () => {
  wasFieldFocused = isFieldFocused();
});
// By the HTML standard, a drag ends without `mouseup`.
for (const release of ["mouseup", "dragend"])
  globalThis.window?.addEventListener(release, () => {
    wasFieldFocused = false;
    // Notify after the click, which follows in the same task.
    setTimeout(notify);
  });

/** Reads a state of the page; the component renders again when it changes. */
function useBrowserState(read: () => boolean, stateBeforeHydration = false): boolean {
  return useSyncExternalStore(subscribe, read, () => stateBeforeHydration);
}

/** Whether the page's tab is in the background. */
export const usePageHidden = () => useBrowserState(() => document.hidden);

/**
 * Whether a field of a form has the focus. If a press takes the focus away, the state changes when
 * the press ends: what appears then would otherwise cover what the visitor presses.
 */
export const useFieldFocused = () => useBrowserState(() => isFieldFocused() || wasFieldFocused);

const isFormFilledIn = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>(FIELDS)).some(isEntered);

/** Whether a form contains something that the visitor has entered. */
export const useFormFilledIn = () => useBrowserState(isFormFilledIn);

/** Whether the scroll position, in pixels from the page's top, passes the test. */
export const useScrollPosition = (test: (position: number) => boolean) =>
  useBrowserState(() => test(window.scrollY), test(0));

export const useReducedMotion = () => useHydrated() && prefersReducedMotion();

/** Calls back when the network is back. @param callback that of the first render is called. */
export function useBackOnline(callback: () => void): void {
  useEffect(() => {
    window.addEventListener("online", callback);
    return () => window.removeEventListener("online", callback);
  }, []);
}
