import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import * as styles from "./field.module.css";
import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";
import { VisuallyHidden } from "./layout.tsx";

type FieldProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The message about what was entered, where it is wrong. */
  readonly error?: string | undefined;
};

/** The attributes that connect a control with its label, hint and error. */
type ControlProps = {
  readonly id: string;
  readonly className: string | undefined;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
};

/** A control with its label and hint above it, and its error below. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.control,
        "aria-invalid": error !== undefined,
        "aria-describedby":
          [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon shape={icons.alert} />
          <span>
            <VisuallyHidden>Error: </VisuallyHidden>
            {error}
          </span>
        </p>
      )}
    </div>
  );
}

/** A one-line field. */
export function TextField({ label, hint, error, ...rest }: ComponentProps<"input"> & FieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  );
}

/** A field of several lines. */
export function TextArea({ label, hint, error, ...rest }: ComponentProps<"textarea"> & FieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea rows={6} {...rest} {...control} />}
    </Field>
  );
}

/** A choice of one option; at first none is chosen. */
export function SelectField({
  label,
  hint,
  error,
  options,
  ...rest
}: ComponentProps<"select"> & FieldProps & { readonly options: readonly string[] }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.framed}>
          <select {...rest} {...control}>
            <option value="">Choose</option>
            {/* With its value, since a browser's translator replaces the text. */}
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

/** A password field, with a button that shows the password until the form is submitted. */
export function PasswordField({
  label,
  hint,
  error,
  ...rest
}: ComponentProps<"input"> & FieldProps) {
  // Null until the button is pressed for the first time.
  const [shown, setShown] = useState<boolean | null>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = input.current?.form;
    // While the request is pending, nobody else should be able to read the password.
    const hide = () => setShown((before) => before && false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.framed}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            ref={input}
            type={shown ? "text" : "password"}
          />
          <button
            type="button"
            aria-label={`${shown ? "Hide" : "Show"} ${label.toLowerCase()}`}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className={styles.atEdge}
          >
            <Icon shape={shown ? icons.eyeOff : icons.eye} />
          </button>
          {/* Screen readers don't announce the new name of the focused button. */}
          <span role="status">
            <VisuallyHidden>
              {shown === null ? "" : `${label} is ${shown ? "shown" : "hidden"}`}
            </VisuallyHidden>
          </span>
        </div>
      )}
    </Field>
  );
}

/** A checkbox with its label. */
export function Checkbox({ label, ...rest }: ComponentProps<"input"> & { label: string }) {
  return (
    <label className={styles.choice}>
      <input {...rest} type="checkbox" className={styles.box} />
      {label}
    </label>
  );
}
