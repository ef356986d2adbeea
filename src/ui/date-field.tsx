import { useLayoutEffect, useRef, useState } from "react";
import { formatDate } from "../lib/dates.ts";
import { Field, type NativeFieldProps } from "./field.tsx";
import * as utilities from "./utilities.module.css";

/** Shows the date in words below the field, since browsers differ in the order of its numbers. */
export function DateField({ id, label, hint, error, ...rest }: NativeFieldProps<"input">) {
  const input = useRef<HTMLInputElement>(null);
  const [date, setDate] = useState("");
  const read = () => setDate(input.current?.value ?? "");
  // After each render, since a draft fills in the field without an event.
  useLayoutEffect(read);
  // A year begins with zeros while it is being typed.
  const words = date.startsWith("0") ? date : formatDate(date);
  return (
    <div className={utilities.stack}>
      <Field id={id} label={label} hint={hint} error={error}>
        {(control) => (
          // A part of a date field is named only "Month". Screen readers also say the name of its
          // group when it gets the focus, but not the group's description.
          <fieldset aria-label={error ? `${label}. Error: ${error}` : label}>
            <input {...rest} {...control} ref={input} type="date" onInput={read} />
          </fieldset>
        )}
      </Field>
      {words !== date && <p>{words}</p>}
    </div>
  );
}
