import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";
import * as styles from "./framed-control.module.css";
import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";

/** A choice of one option; at first none is chosen. */
export function SelectField({
  id,
  label,
  hint,
  error,
  options,
  ...rest
}: ComponentProps<"select"> & FieldProps & { readonly options: readonly string[] }) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.framed}>
          <select {...rest} {...control}>
            <option value="">Choose</option>
            {/* The value is set, since a browser's translator replaces the text. */}
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
          <Icon shape={icons.chevronDown} className={styles.atEdge} />
        </div>
      )}
    </Field>
  );
}
