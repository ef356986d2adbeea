import { type ComponentProps, useId } from "react";
import styles from "./field.module.css";

/** A one-line field under its label. */
export function TextField({ label, ...rest }: ComponentProps<"input"> & { label: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input type="text" {...rest} id={id} className={styles.control} />
    </div>
  );
}

/** A field of several lines under its label. */
export function TextArea({ label, ...rest }: ComponentProps<"textarea"> & { label: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea rows={6} {...rest} id={id} className={styles.control} />
    </div>
  );
}

/** A box to tick beside its label. */
export function Checkbox({ label, ...rest }: ComponentProps<"input"> & { label: string }) {
  return (
    <label className={styles.choice}>
      <input {...rest} type="checkbox" className={styles.box} />
      {label}
    </label>
  );
}
