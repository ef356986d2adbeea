/** Whether the visitor uses a form, which nothing may interrupt. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { changeNotifier } from "../change-notifier.ts";
import { isEntered } from "./prefilled.ts";

const FIELDS_SELECTOR = "form input:not([hidden]), form select, form textarea";

const fields = changeNotifier(["focusin", "focusout", "input"]);

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

export const useFormFilledIn = () =>
  useSyncExternalStore(fields.subscribe, isFormFilledIn, () => false);
