import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusWithLabel } from "./focus.ts";
import { INVISIBLE_CHARACTERS } from "./invisible-characters.ts";
import { isEntered, markPrefilled } from "./prefilled.ts";
import { useToasts } from "./toasts.tsx";

/** The values of a form's fields, by the field's name. */
export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Error messages, by the field's name. */
export type Errors<Name extends string> = Partial<Record<Name, string>>;

/** Why a form is invalid or couldn't be sent: errors beside fields, a banner, a toast. */
export type FormErrors<Name extends string> = {
  readonly fields?: Errors<Name>;
  readonly banner?: string | null;
  readonly toast?: string | null;
  /** The summary of several errors; by default, all of them. */
  readonly summary?: Errors<Name>;
};

function valuesOf<N extends string>(names: readonly N[], read: (name: N) => string): Values<N>;
function valuesOf(names: readonly string[], read: (name: string) => string): Values<string> {
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

/** What a form shows about the last attempt to send it. */
type Feedback<Name extends string> = {
  readonly errors: Errors<Name>;
  readonly summary: Errors<Name>;
  readonly banner: string | null;
  /** Whether a toast says the same. Screen readers read the toast. */
  readonly isInToast: boolean;
};

const NO_FEEDBACK = { errors: {}, summary: {}, banner: null, isInToast: false };

/** Matches what shows an error of a form: a banner or summary above the fields, or a field. */
const ERROR_SELECTOR = '[data-error-summary], [aria-invalid="true"]';

/** The element with a field's error message: the last one of its descriptions. */
function messageOf(field: Element): Element | null {
  const descriptions = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return document.getElementById(descriptions[descriptions.length - 1] ?? "");
}

/** What a form gives to one of its fields. */
export type FieldBinding = ReturnType<ReturnType<typeof useForm>["field"]>;

/**
 * The errors of a form, whose fields are all required, and a banner about the whole form. Editing a
 * field clears its error. `showErrors` moves the focus to the first element that shows an error: one
 * with `data-error-summary`, or an invalid field. Unmounting closes the toasts of failures.
 *
 * The fields are uncontrolled. A browser may fill them in without an event, and React would replace
 * such values of controlled fields (github.com/facebook/react/issues/1159).
 *
 * @param passwords the fields whose values are sent as they are, with invisible characters.
 */
export function useForm<Name extends string>(
  names: readonly Name[],
  passwords: readonly Name[] = [],
) {
  const idPrefix = useId();
  const [feedback, setFeedback] = useState<Feedback<Name>>(NO_FEEDBACK);
  const { errors, summary, banner, isInToast } = feedback;
  const form = useRef<HTMLFormElement>(null);
  const { showToast, closeFailures } = useToasts();

  useEffect(() => closeFailures, []);

  // An effect, since the render marks the invalid fields and enables the form.
  useEffect(() => {
    if (summary === NO_FEEDBACK.summary) return;
    const target = form.current?.querySelector<HTMLElement>(ERROR_SELECTOR);
    // Screen readers read the error of a field that gets the focus. If the field has the focus
    // already, for example because Enter was pressed in it, the error becomes an alert, unless a
    // toast says it.
    if (target && target === document.activeElement && !isInToast)
      messageOf(target)?.setAttribute("role", "alert");
    if (target) focusWithLabel(target);
  }, [summary]);

  const control = (name: Name) =>
    form.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  const readField = (name: Name) => {
    const text = control(name)?.value ?? "";
    // A pasted or dictated text may have invisible characters: some apps copy phone numbers with
    // them (github.com/signalapp/Signal-Android/issues/11630). Visitors couldn't see why the field
    // is refused.
    return passwords.includes(name) ? text : text.replace(INVISIBLE_CHARACTERS, "");
  };
  const read = () => valuesOf(names, readField);
  const setError = (name: Name, error: string | null) =>
    setFeedback((before) => ({
      ...before,
      errors: { ...before.errors, [name]: error ?? undefined },
    }));

  return {
    /** For the form element. */
    ref: form,
    /** What the form says above its fields, and whether a toast says it, too. */
    banner: banner === null ? null : { text: banner, isInToast },
    /** The props of a field. */
    field: (name: Name) => {
      const clearError = () => {
        if (errors[name] !== undefined) setError(name, null);
      };
      return {
        id: `${idPrefix}${name}`,
        name,
        error: errors[name],
        // Not `required`: screen readers would call an empty field invalid
        // (github.com/nvaccess/nvda/issues/14950).
        "aria-required": true,
        // React's `onChange` ignores the events of a script that has set the value.
        onInput: clearError,
        // A browser may fill in a field with a `change` event alone.
        onChange: clearError,
      };
    },
    /** Reads the values. */
    read,
    /** Whether the visitor has entered the value of a field. */
    isEntered: (name: Name) => {
      const field = control(name);
      return field ? isEntered(field) : false;
    },
    /**
     * Fills in values, except where the visitor has entered another, perhaps before hydration.
     *
     * @param entered whether the visitor has entered these values earlier.
     */
    fill: (values: Partial<Values<Name>>, entered = false) => {
      for (const name in values) {
        const field = control(name);
        if (!field || isEntered(field)) continue;
        field.value = values[name] ?? "";
        if (!entered) markPrefilled(field);
        // If the visitor types now, the text replaces the value.
        if (field === document.activeElement && "select" in field) field.select();
      }
    },
    /** Sets or clears the error of one field, and leaves the focus where it is. */
    setError,
    /** The errors of the last failed attempt. They stay during edits, so that the fields don't move. */
    summary,
    /** Begins an attempt to send the form: clears the feedback, and returns the values. */
    begin: (): Values<Name> => {
      // Synchronously, so that the same error gets a new element: screen readers announce only a new
      // alert (`login.test.tsx`).
      flushSync(() => setFeedback(NO_FEEDBACK));
      closeFailures();
      return read();
    },
    /** Ends a failed attempt: shows why, and moves the focus there. */
    showErrors: ({
      fields = {},
      summary = fields,
      banner = null,
      toast = null,
    }: FormErrors<Name>) => {
      if (toast !== null) showToast("failure", toast);
      // A single error has no summary: its field shows it and gets the focus.
      const several = Object.keys(fields).length > 1;
      setFeedback({
        errors: fields,
        summary: several ? summary : {},
        banner,
        isInToast: toast !== null && (banner === null || banner.includes(toast)),
      });
    },
    /** Resets the fields, and removes the feedback. */
    clear: () => {
      form.current?.reset();
      setFeedback(NO_FEEDBACK);
    },
  };
}
