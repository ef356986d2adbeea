/** What the visitor enters in forms, and what the site has filled in. */
import { useEffect, useState } from "react";

type Control = HTMLInputElement | HTMLSelectElement;

/** Marks the value of a field as one that the site has filled in. */
export function markPrefilled(field: Control): void {
  field.dataset.prefilled = field.value;
}

/** Whether the visitor has entered the value of a field. */
export const isEntered = (field: Control | null | undefined): boolean =>
  !!field?.value && field.value !== field.dataset.prefilled;

const FIELDS_SELECTOR = "form input:not([hidden]), form select, form textarea";

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
