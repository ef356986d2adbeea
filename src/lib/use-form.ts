import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { errorIdOf } from "./error-id.ts";
import { focusWithLabel } from "./focus.ts";
import type { Errors, FormErrors, Values } from "./form-types.ts";
import { INVISIBLE_CHARACTERS } from "./invisible-characters.ts";
import { isEntered, markPrefilled } from "./prefilled.ts";
import { useToasts } from "./toasts.tsx";

function valuesOf<N extends string>(names: readonly N[], read: (name: N) => string): Values<N>;
function valuesOf(names: readonly string[], read: (name: string) => string): Values<string> {
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

type Feedback<Name extends string> = {
  readonly errors: Errors<Name>;
  readonly summary: Errors<Name>;
  readonly banner: string | null;
  /** Whether a toast says the same, which screen readers read. */
  readonly isInToast: boolean;
};

const NO_FEEDBACK = { errors: {}, summary: {}, banner: null, isInToast: false };

/** The attributes of the banner and of the summary. */
export const ERROR_SUMMARY = { "data-error-summary": "" };

const ERROR_SELECTOR = '[data-error-summary], [aria-invalid="true"]';

export type FieldBinding = ReturnType<ReturnType<typeof useForm>["field"]>;

/**
 * The fields are uncontrolled, because a browser may fill them in without an event, and React would
 * replace such values (github.com/facebook/react/issues/1159).
 *
 * @typeParam FileName a field that has no text, but may have an error.
 * @param passwords the fields whose values are sent as they are, with blanks and invisible
 * characters.
 */
export function useForm<TextName extends string, FileName extends string = never>(
  textNames: readonly TextName[],
  passwords: readonly TextName[] = [],
) {
  type Name = TextName | FileName;
  const idPrefix = useId();
  const [feedback, setFeedback] = useState<Feedback<Name>>(NO_FEEDBACK);
  const { errors, summary, banner, isInToast } = feedback;
  const [failedAttempts, setFailedAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { showToast, closeFailures } = useToasts();

  useEffect(() => closeFailures, []);

  // An effect, since the render before it marks the invalid fields and enables the form.
  useEffect(() => {
    const target = form.current?.querySelector<HTMLElement>(ERROR_SELECTOR);
    // Screen readers read the error of a field that gets the focus. If the field has it already,
    // the error becomes an alert.
    if (target && target === document.activeElement && !isInToast)
      document.getElementById(errorIdOf(target.id))?.setAttribute("role", "alert");
    focusWithLabel(target);
  }, [failedAttempts]);

  const control = (name: string) =>
    form.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  const readField = (name: TextName) => {
    const text = control(name)?.value ?? "";
    // Some apps copy invisible characters with a phone number
    // (github.com/signalapp/Signal-Android/issues/11630).
    return passwords.includes(name) ? text : text.replace(INVISIBLE_CHARACTERS, "").trim();
  };
  const read = () => valuesOf(textNames, readField);
  const setError = (name: Name, error: string | null) =>
    setFeedback((before) => ({
      ...before,
      errors: { ...before.errors, [name]: error ?? undefined },
    }));

  return {
    ref: form,
    /** The element of a field, while the form is shown. */
    control,
    banner: banner === null ? null : { text: banner, isInToast },
    field: (name: Name) => {
      const clearError = () => {
        if (errors[name] !== undefined) setError(name, null);
      };
      return {
        id: `${idPrefix}${name}`,
        name,
        error: errors[name],
        // Not `required`, since screen readers would call an empty field invalid
        // (github.com/nvaccess/nvda/issues/14950).
        "aria-required": true,
        // React's `onChange` ignores the events of a script that has set the value.
        onInput: clearError,
        // A browser may fill in a field with a `change` event alone.
        onChange: clearError,
      };
    },
    read,
    hasEntry: () => textNames.some((name) => isEntered(control(name))),
    /**
     * Skips fields that the visitor has filled in.
     *
     * @param entered whether the visitor typed these values, on an earlier visit of the screen.
     */
    fill: (values: Partial<Values<TextName>>, entered = false) => {
      for (const name in values) {
        const field = control(name);
        if (!field || isEntered(field)) continue;
        field.value = values[name] ?? "";
        if (!entered) markPrefilled(field);
        // What the visitor types now replaces the value.
        if (field === document.activeElement && "select" in field) field.select();
      }
    },
    setError,
    /** The summary stays during edits, so that the fields don't move. */
    summary,
    /** Begins an attempt to send the form. */
    begin: (): Values<TextName> => {
      // Synchronously, because screen readers announce the same error only in a new element.
      flushSync(() => setFeedback(NO_FEEDBACK));
      closeFailures();
      return read();
    },
    /** Ends a failed attempt, and moves the focus to the first error. */
    showErrors: ({
      fields = {},
      summary = fields,
      banner = null,
      toast = null,
    }: FormErrors<Name>) => {
      setFailedAttempts((before) => before + 1);
      if (toast !== null) showToast("failure", toast);
      // A summary of one error would repeat what its field says.
      const several = Object.keys(fields).length > 1;
      setFeedback({
        errors: fields,
        summary: several ? summary : {},
        banner,
        isInToast: toast !== null && (banner === null || banner === toast),
      });
    },
    clear: () => {
      form.current?.reset();
      for (const name of textNames) {
        const field = control(name);
        if (field) markPrefilled(field);
      }
      setFeedback(NO_FEEDBACK);
    },
  };
}
