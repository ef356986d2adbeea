import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { changeNotifier } from "./change-notifier.ts";
import { isEntered } from "./prefilled.ts";
import { prefersReducedMotion } from "./scroll.ts";
import { useHydrated } from "./use-hydrated.ts";

const visibility = changeNotifier(["visibilitychange"]);
const fields = changeNotifier(["focusin", "focusout", "input"]);
const scrolling = changeNotifier(["scroll"]);

const FIELDS_SELECTOR = "form input:not([hidden]), form select, form textarea";

const no = () => false;

export const usePageHidden = () =>
  useSyncExternalStore(visibility.subscribe, () => document.hidden, no);

/** Whether a field of a form has had the focus since the component was mounted. */
export function useFieldUsed(): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const check = () => {
      if (document.activeElement?.matches(FIELDS_SELECTOR)) setIsUsed(true);
    };
    // The field may have got the focus before hydration.
    check();
    document.addEventListener("focusin", check);
    return () => document.removeEventListener("focusin", check);
  }, []);
  return isUsed;
}

const isFormFilledIn = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>(FIELDS_SELECTOR)).some(isEntered);

export const useFormFilledIn = () => useSyncExternalStore(fields.subscribe, isFormFilledIn, no);

export const useScrollPosition = (test: (position: number) => boolean) =>
  useSyncExternalStore(
    scrolling.subscribe,
    () => test(window.scrollY),
    () => test(0),
  );

export const useReducedMotion = () => useHydrated() && prefersReducedMotion();

export function useBackOnline(callback: () => void): void {
  const callLatest = useEffectEvent(callback);
  useEffect(() => {
    window.addEventListener("online", callLatest);
    return () => window.removeEventListener("online", callLatest);
  }, []);
}
