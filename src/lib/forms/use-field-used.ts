import { useEffect, useState } from "react";

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
