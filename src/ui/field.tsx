import type { ComponentProps, ReactNode } from "react";
import { errorIdOf } from "../lib/forms/values-and-errors.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { icons } from "./icons.ts";
import { VisuallyHidden } from "./layout.tsx";
import * as styles from "./field.module.css";
import * as utilities from "./utilities.module.css";

export type FieldProps = {
  /** The id of the control, unique in the document, which contains all forms. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

export type NativeFieldProps<Tag extends "input" | "select" | "textarea"> = FieldProps &
  ComponentProps<Tag>;

type ControlProps = Pick<
  ComponentProps<"input">,
  "id" | "className" | "aria-invalid" | "aria-describedby"
>;

export function Field({
  id,
  label,
  hint,
  error,
  isLabelled = true,
  children,
}: FieldProps & {
  /** False for a file, since Orca 43 in Firefox reads its label beside its longer name. */
  readonly isLabelled?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}) {
  const hintId = `${id}-hint`;
  const errorId = errorIdOf(id);
  return (
    <div className={classNames(utilities.stack, styles.field)}>
      <label htmlFor={isLabelled ? id : undefined} className={styles.label}>
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
        "aria-invalid": error === undefined ? undefined : true,
        "aria-describedby":
          [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined,
      })}
      {error && (
        <p id={errorId} className={classNames(utilities.withIcon, styles.error)}>
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

/**
 * A one-line field. It isn't spell-checked, since it has personal data, and some browsers send what
 * they check to a server (github.com/mdn/content/pull/22193). It isn't corrected, since no dictionary
 * has the names of visitors.
 */
export function TextField({ id, label, hint, error, ...rest }: NativeFieldProps<"input">) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <input type="text" spellCheck={false} autoCorrect="off" {...rest} {...control} />
      )}
    </Field>
  );
}

export function TextArea({ id, label, hint, error, ...rest }: NativeFieldProps<"textarea">) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <textarea rows={6} {...rest} {...control} />}
    </Field>
  );
}

export function Checkbox({ label, ...rest }: ComponentProps<"input"> & { label: string }) {
  return (
    <label className={classNames(utilities.withIcon, styles.choice)}>
      <input {...rest} type="checkbox" className={styles.checkbox} />
      {label}
    </label>
  );
}
