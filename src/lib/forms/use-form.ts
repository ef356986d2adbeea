import { useEffect, useEffectEvent, useRef } from "react";
import { recordOf } from "../record-of.ts";
import { useFeedback } from "./use-feedback.ts";
import { useSubmission } from "./use-submission.ts";
import type { Values } from "./values-and-errors.ts";

/**
 * Control, format and other invisible characters, and replacement characters. The empty Braille
 * pattern (U+2800) is one of them. The only white space among them is U+FEFF.
 */
const INVISIBLE_CHARACTERS = /[^\P{Cc}\s]|[\p{Cf}\p{Cs}\p{DI}\u2800\ufffc\ufffd]/gu;

/**
 * What a visitor sees of a text. Some apps copy invisible characters with a phone number
 * (github.com/signalapp/Signal-Android/issues/11630).
 */
export const visibleText = (text: string) => text.replace(INVISIBLE_CHARACTERS, "").trim();

type Control = HTMLInputElement | HTMLSelectElement;

/** Marks the value of a field as one that the site has filled in. */
function markPrefilled(control: Control): void {
  control.dataset.prefilled = control.value;
}

/** Whether the visitor has entered the value of a field. */
const isEntered = (control: Control | null | undefined): boolean =>
  !!control?.value && control.value !== control.dataset.prefilled;

/** What `useForm` returns. */
export type FormOf<Name extends string, FileName extends string = never> = ReturnType<
  typeof useForm<Name, FileName>
>;

export type FieldBinding = ReturnType<FormOf<string>["field"]>;

/**
 * The fields are uncontrolled, because a browser may fill them in without an event, and React would
 * replace such values (github.com/facebook/react/issues/1159).
 *
 * @param id begins the ids of its fields, since the document has all forms before hydration.
 * @typeParam FileName a field that has no value, but may have an error.
 * @param options.passwords the fields whose values are sent as they are, with blanks and invisible
 * characters.
 */
export function useForm<Name extends string, FileName extends string = never>(
  id: string,
  names: readonly Name[],
  { passwords = [] }: { readonly passwords?: readonly Name[] } = {},
) {
  type FieldName = Name | FileName;
  const form = useRef<HTMLFormElement>(null);
  const { errors, beginAttempt, clearFeedback, ...feedback } = useFeedback<FieldName>(form);
  const submission = useSubmission();

  const controlOf = (name: string) => form.current?.querySelector<Control>(`[name="${name}"]`);
  const readField = (name: Name) => {
    const value = controlOf(name)?.value ?? "";
    return passwords.includes(name) ? value : visibleText(value);
  };
  const read = () => recordOf(names, readField);

  const clearError = useEffectEvent(({ target }: Event) => {
    for (const name of names)
      if (errors[name] !== undefined && target === controlOf(name)) feedback.setError(name, null);
  });
  useEffect(() => {
    // Some password managers fire only `change`, and React's `onChange` ignores the events of a
    // script that has set the value.
    const types = ["input", "change"];
    for (const type of types) document.addEventListener(type, clearError);
    return () => {
      for (const type of types) document.removeEventListener(type, clearError);
    };
  }, []);

  return {
    ...feedback,
    ...submission,
    ref: form,
    controlOf,
    field: (name: FieldName) => ({
      id: `${id}-${name}`,
      name,
      error: errors[name],
      // Not `required`, since screen readers would call an empty field invalid
      // (github.com/nvaccess/nvda/issues/14950).
      "aria-required": true,
    }),
    read,
    isEntered: (name: Name) => isEntered(controlOf(name)),
    /** @param options.entered whether the visitor typed the values on an earlier visit. */
    fill: (values: Partial<Values<Name>>, { entered = false } = {}) => {
      for (const name in values) {
        const control = controlOf(name);
        if (!control || isEntered(control)) continue;
        control.value = values[name] ?? "";
        if (!entered) markPrefilled(control);
        // What the visitor types now replaces the value.
        if (control === document.activeElement && "select" in control) control.select();
      }
    },
    /** Begins an attempt to send the form. @returns the values. */
    begin: (): Values<Name> => {
      beginAttempt();
      return read();
    },
    clear: () => {
      form.current?.reset();
      for (const name of names) {
        const control = controlOf(name);
        if (control) markPrefilled(control);
      }
      clearFeedback();
    },
  };
}
