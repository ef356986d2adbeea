import { useEffect, useState, useSyncExternalStore } from "react";
import { changeNotifier } from "./change-notifier.ts";
import { useHydrated } from "./page-start.ts";
import { isEntered } from "./prefilled.ts";
import { prefersReducedMotion } from "./scroll.ts";

const EVENTS = ["visibilitychange", "focusin", "focusout", "input", "scroll"];
const { subscribe } = changeNotifier(EVENTS);

const FIELDS = "form input, form select, form textarea";

function useBrowserState(read: () => boolean, stateBeforeHydration = false): boolean {
  return useSyncExternalStore(subscribe, read, () => stateBeforeHydration);
}

export const usePageHidden = () => useBrowserState(() => document.hidden);

/** Whether a field of a form has had the focus since the component was mounted. */
export function useFieldUsed(): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const check = () => {
      if (document.activeElement?.matches(FIELDS)) setIsUsed(true);
    };
    // The field may have got the focus before hydration.
    check();
    document.addEventListener("focusin", check);
    return () => document.removeEventListener("focusin", check);
  }, []);
  return isUsed;
}

const isFormFilledIn = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>(FIELDS)).some(isEntered);

export const useFormFilledIn = () => useBrowserState(isFormFilledIn);

export const useScrollPosition = (test: (position: number) => boolean) =>
  useBrowserState(() => test(window.scrollY), test(0));

export const useReducedMotion = () => useHydrated() && prefersReducedMotion();

/** Only the callback of the first render is called. */
export function useBackOnline(callback: () => void): void {
  useEffect(() => {
    window.addEventListener("online", callback);
    return () => window.removeEventListener("online", callback);
  }, []);
}
