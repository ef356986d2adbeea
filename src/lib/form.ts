import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusWithLabel } from "./focus.ts";
import { useHydrated } from "./page-phase.ts";
import { useToastActions } from "./toasts.tsx";

/** What is in the fields of a form, by field. */
export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Error messages, by field. */
export type Errors<Name extends string> = Partial<Record<Name, string>>;

/** Why a form isn't sent, or why sending it has failed: beside fields, in a banner, as a toast. */
export type Refusal<Name extends string> = {
  readonly fields?: Errors<Name>;
  readonly banner?: string | null;
  readonly toast?: string | null;
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
};

const NO_FEEDBACK = { errors: {}, summary: {}, banner: null };

/**
 * Firefox restores what was typed in a tab that it has unloaded, into the fields of the same ids, even after a
 * logout. So the fields have other ids each time that the page is loaded.
 */
const LOAD_ID = Math.random().toString(36).slice(2);

/** Matches what shows an error in a form: a summary above its fields, or an invalid field. */
const ERROR_SELECTOR = '[data-error-summary], [aria-invalid="true"]';

/** What shows a field's error: the last of its descriptions. */
function errorOf(field: Element): Element | null {
  const descriptions = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return document.getElementById(descriptions[descriptions.length - 1] ?? "");
}

/**
 * The errors of a form's fields, all of them required, and a banner about the whole. Editing a field
 * clears its error. When the form is refused, the focus moves to the first invalid field, or to an element
 * before it that has `data-error-summary`. Toasts of failures are closed when the form is left.
 *
 * The fields alone have the values. A browser may fill them in without an event, and React would
 * replace such values of controlled fields at the next render.
 */
export function useForm<Name extends string>(names: readonly Name[]) {
  const idPrefix = useId() + (useHydrated() ? LOAD_ID : "");
  const [feedback, setFeedback] = useState<Feedback<Name>>(NO_FEEDBACK);
  const { errors, summary, banner } = feedback;
  const form = useRef<HTMLFormElement>(null);
  const { showToast, closeFailures } = useToastActions();

  useEffect(() => closeFailures, []);

  // After the render that marks the invalid fields, and enables the form again after a request.
  useEffect(() => {
    if (summary === NO_FEEDBACK.summary) return;
    const target = form.current?.querySelector<HTMLElement>(ERROR_SELECTOR);
    // Screen readers read the error of a field that gets the focus. A field that has it already, such as
    // one in which Enter was pressed, doesn't get it again: its error becomes an alert.
    if (target && target === document.activeElement) errorOf(target)?.setAttribute("role", "alert");
    if (target) focusWithLabel(target);
  }, [summary]);

  const control = (name: Name) =>
    form.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  const read = (name: Name) => {
    const text = control(name)?.value ?? "";
    // Invisible characters come with a paste, such as a number that iOS copies. Nobody could see
    // why it is refused, or type that address again. A password is sent as it is.
    return /password/i.test(name) ? text : text.replace(/\p{Cf}/gu, "");
  };
  const mark = (name: Name, error: string | null) =>
    setFeedback((before) => ({
      ...before,
      errors: { ...before.errors, [name]: error ?? undefined },
    }));

  return {
    /** For the form's element. */
    ref: form,
    errors,
    banner,
    field: (name: Name) => ({
      id: `${idPrefix}${name}`,
      name,
      error: errors[name],
      // Not `required`, with which Firefox calls an empty field invalid before anything is entered.
      "aria-required": true,
      // Not React's `onChange`, which passes over the events of a script that has set the value.
      onInput: () => {
        if (errors[name] !== undefined) mark(name, null);
      },
    }),
    /** Reads the values of the fields. */
    read: () => valuesOf(names, read),
    /**
     * Enters values into those fields that are empty, or still have a former value. What a visitor has entered,
     * before hydration too, stays.
     */
    fill: (values: Partial<Values<Name>>, former: Partial<Values<Name>> = {}) => {
      for (const name in values) {
        const field = control(name);
        if (!field || (field.value !== "" && field.value !== former[name])) continue;
        field.value = values[name] ?? "";
        // What a visitor is about to type there replaces it.
        if (field === document.activeElement && "select" in field) field.select();
      }
    },
    /** Sets or clears the error of one field, and leaves the focus where it is. */
    mark,
    /** The errors of the last refusal. They stay during edits, so that no field moves. */
    summary,
    /** Begins an attempt to send the form: clears the feedback, and returns the values. */
    attempt: (): Values<Name> => {
      // At once: an error that comes again is a new element then, which screen readers announce.
      flushSync(() => setFeedback(NO_FEEDBACK));
      closeFailures();
      return valuesOf(names, read);
    },
    /** Ends a failed attempt: shows why, and moves the focus there. */
    refuse: ({ fields = {}, banner = null, toast = null }: Refusal<Name>) => {
      if (toast !== null) showToast("failure", toast);
      setFeedback({ errors: fields, summary: fields, banner });
    },
    /** Empties the fields, and removes the feedback. */
    clear: () => {
      form.current?.reset();
      setFeedback(NO_FEEDBACK);
    },
  };
}
