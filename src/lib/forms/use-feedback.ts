import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useToasts } from "../toasts.tsx";
import { focusWithLabel } from "./focus-with-label.ts";
import { type Errors, errorIdOf, type FormErrors } from "./values-and-errors.ts";

export type Banner = {
  readonly text: string;
  /** Whether a toast says the same, which screen readers read. */
  readonly isInToast: boolean;
  readonly isUncertain: boolean;
};

type Feedback<Name extends string> = {
  readonly errors: Errors<Name>;
  /** It stays during edits, so that the fields don't move. */
  readonly summary: Errors<Name>;
  readonly banner: Banner | null;
};

const NO_FEEDBACK = { errors: {}, summary: {}, banner: null };

/** What a form says about the last attempt to send it. */
export function useFeedback<Name extends string>(form: RefObject<HTMLFormElement | null>) {
  const [feedback, setFeedback] = useState<Feedback<Name>>(NO_FEEDBACK);
  const { showToast, closeFailures } = useToasts();

  useEffect(() => closeFailures, [closeFailures]);

  const focusFirstError = ([name]: readonly string[], hasToast: boolean) => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    // A banner or a summary, or the field whose error comes first.
    const target = find("[data-form-error]") ?? (name && find(`[name="${name}"]`));
    if (!target) return;
    // Screen readers read the error of a field that gets the focus. If the field has it already,
    // the error becomes an alert, unless a toast is one. A banner or a summary is new.
    if (target === document.activeElement && !hasToast)
      document.getElementById(errorIdOf(target.id))?.setAttribute("role", "alert");
    focusWithLabel(target);
  };

  const clearFeedback = () => setFeedback(NO_FEEDBACK);
  return {
    ...feedback,
    setError: (name: Name, error: string | null) =>
      setFeedback((before) => ({
        ...before,
        errors: { ...before.errors, [name]: error ?? undefined },
      })),
    clearFeedback,
    beginAttempt: () => {
      // Synchronously, because screen readers announce the same error only in a new element.
      flushSync(clearFeedback);
      closeFailures();
    },
    /** Ends a failed attempt, and moves the focus to the first error. */
    showErrors: (failure: FormErrors<Name>) => {
      const { fields = {}, summary = fields, toast = null, banner: text = null } = failure;
      const { isUncertain = false } = failure;
      const names = Object.keys(fields);
      if (toast !== null) showToast(isUncertain ? "uncertain" : "failure", toast);
      // Synchronously, since this marks the invalid fields and enables the form.
      flushSync(() =>
        setFeedback({
          errors: fields,
          // Of one error, it would repeat what its field says.
          summary: names.length > 1 ? summary : {},
          banner:
            text === null
              ? null
              : { text, isInToast: toast !== null && text.includes(toast), isUncertain },
        }),
      );
      focusFirstError(names, toast !== null);
    },
  };
}
