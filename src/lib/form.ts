import { type ChangeEvent, useEffect, useRef, useState } from "react";

type Text<Name extends string> = Readonly<Record<Name, string>>;
type Errors<Name extends string> = Partial<Record<Name, string>>;

/**
 * The texts of a form's fields, what is wrong with them and, in a banner, with the whole. A field's
 * error goes when its text is edited. When the form is refused, the focus goes to the first wrong
 * field, or to whatever before it is marked `data-error-summary`.
 *
 * @param initial the texts at the beginning, one for each field.
 */
export function useForm<Name extends string>(initial: Text<Name>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [banner, setBanner] = useState<string | null>(null);
  const [summary, setSummary] = useState<Errors<Name>>({});
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  // After the render that marks the wrong fields, and that opens the form again after a request.
  useEffect(() => {
    if (refusals === 0) return;
    const target = form.current?.querySelector<HTMLElement>(
      '[data-error-summary], [aria-invalid="true"]',
    );
    target?.focus();
    // It may be taller than the window, and then its beginning is what counts.
    if (target?.matches("[data-error-summary]")) target.scrollIntoView({ block: "start" });
  }, [refusals]);

  const mark = (name: Name, error: string | null) =>
    setErrors((before) => {
      const after = { ...before };
      delete after[name];
      return error === null ? after : { ...after, [name]: error };
    });
  const edit = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    mark(name, null);
  };

  return {
    form,
    values,
    errors,
    banner,
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ target }: ChangeEvent<{ value: string }>) => edit(name, target.value),
    }),
    /** Says what is wrong with one field, or with null that nothing is, and moves no focus. */
    mark,
    /** What was wrong when the form was last refused: it stays, so that no field moves meanwhile. */
    summary,
    refuse: (found: Errors<Name>, general: string | null = null) => {
      setErrors(found);
      setSummary(found);
      setBanner(general);
      setRefusals((count) => count + 1);
    },
    reset: (values: Text<Name>) => {
      setValues(values);
      setErrors({});
      setSummary({});
      setBanner(null);
      setRefusals(0);
    },
  };
}
