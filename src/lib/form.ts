import { useEffect, useRef, useState } from "react";
import { markPageTitle } from "./page-title.ts";
import { useClearToasts, useShowToast } from "./toasts.tsx";

type Text<Name extends string> = Readonly<Record<Name, string>>;
/** What is wrong, by field. */
export type Errors<Name extends string> = Partial<Record<Name, string>>;

/** Why a form isn't sent, or why sending it has failed: beside its fields, above them, as a toast. */
export type Refusal<Name extends string> = {
  readonly fields?: Errors<Name>;
  readonly banner?: string | null;
  readonly toast?: string | null;
};

/** The texts that an empty form begins with. */
export function emptyTexts<Name extends string>(names: readonly Name[]): Text<Name>;
export function emptyTexts(names: readonly string[]): Text<string> {
  return Object.fromEntries(names.map((name) => [name, ""]));
}

/** What a form says about the last attempt to send it. */
type Said<Name extends string> = {
  readonly errors: Errors<Name>;
  readonly summary: Errors<Name>;
  readonly banner: string | null;
};

const NOTHING = { errors: {}, summary: {}, banner: null };

/** What shows an error in a form: what stands above its fields, or a wrong field. */
const WRONG = '[data-error-summary], [aria-invalid="true"]';

/**
 * A form's fields, what is wrong with them and, in a banner, with the whole. A field's error goes
 * when its text is edited. When the form is refused, the focus goes to the first wrong field, or to
 * whatever before it is marked `data-error-summary`. While errors show, the page's title says so.
 *
 * The fields hold their texts themselves. A browser may fill them in without an event, and would
 * find its texts replaced at the next render if React held them.
 *
 * @param initial the texts at the beginning, one for each field.
 */
export function useForm<Name extends string>(initial: Text<Name>) {
  const [defaults] = useState(initial);
  const [values, setValues] = useState(initial);
  const [said, setSaid] = useState<Said<Name>>(NOTHING);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const clearToasts = useClearToasts();
  const showToast = useShowToast();

  useEffect(() => markPageTitle(form.current?.querySelector(WRONG) != null), [said]);
  useEffect(() => () => markPageTitle(false), []);

  // After the render that marks the wrong fields, and that opens the form again after a request.
  useEffect(() => {
    if (refusals === 0) return;
    const target = form.current?.querySelector<HTMLElement>(WRONG);
    target?.focus();
    // It may be taller than the window, and then its beginning is what counts.
    if (target?.matches("[data-error-summary]")) target.scrollIntoView({ block: "start" });
  }, [refusals]);

  const control = (name: Name) =>
    form.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  const read = () => {
    const texts: Record<Name, string> = { ...defaults };
    for (const name in texts) texts[name] = control(name)?.value ?? texts[name];
    setValues(texts);
    return texts;
  };
  const mark = (name: Name, error: string | null) =>
    setSaid((before) => {
      if (error === null && before.errors[name] === undefined) return before;
      const errors = { ...before.errors };
      delete errors[name];
      return { ...before, errors: error === null ? errors : { ...errors, [name]: error } };
    });

  return {
    form,
    /** What the fields held at the last edit or attempt. */
    values,
    errors: said.errors,
    banner: said.banner,
    field: (name: Name) => ({
      name,
      defaultValue: defaults[name],
      error: said.errors[name],
      onChange: () => {
        read();
        mark(name, null);
      },
    }),
    /** Says what is wrong with one field, or with null that nothing is, and moves no focus. */
    mark,
    /** What was wrong when the form was last refused: it stays, so that no field moves meanwhile. */
    summary: said.summary,
    /** Begins an attempt to send the form: clears all that was said about the one before. */
    attempt: (): Text<Name> => {
      setSaid(NOTHING);
      clearToasts();
      return read();
    },
    /** Ends an attempt that has failed: shows why, and moves the focus there. */
    refuse: ({ fields = {}, banner = null, toast = null }: Refusal<Name>) => {
      if (toast !== null) showToast("failure", toast);
      setSaid({ errors: fields, summary: fields, banner });
      setRefusals((count) => count + 1);
    },
    reset: (values: Text<Name>) => {
      for (const name in values) {
        const field = control(name);
        if (field && field.value !== values[name]) field.value = values[name];
      }
      setValues(values);
      setSaid(NOTHING);
      setRefusals(0);
    },
  };
}
