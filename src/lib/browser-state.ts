/** The state of the page and the browser as hooks: visibility, focus, fields, scrolling, preferences. */
import { useSyncExternalStore } from "react";
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

/** Whether the visitor prefers reduced motion. */
export const useReducedMotion = () => useHydrated() && prefersReducedMotion();
