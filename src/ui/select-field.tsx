import { Field, type NativeFieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { icons } from "./icons.ts";
import * as styles from "./field.module.css";

type SelectFieldProps = NativeFieldProps<"select"> & { readonly options: readonly string[] };

export function SelectField({ id, label, hint, error, options, ...rest }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.framed}>
          <select {...rest} {...control}>
            <option value="">Choose</option>
            {/* The text is the default value by the HTML standard. A translator may replace it. */}
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
