import type { FormEvent, ReactNode, Ref } from "react";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";
import styles from "./form.module.css";

/** The fields of a form that belong together, under what they have in common. */
export function FieldGroup({
  legend,
  children,
}: {
  readonly legend: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/**
 * A form with its one action. While it is busy nothing in it can be changed or sent again.
 *
 * @param onSubmit is called in place of the browser's own sending and checking.
 */
export function Form({
  ref,
  banner,
  busy,
  label,
  busyLabel,
  onSubmit,
  children,
}: {
  readonly ref: Ref<HTMLFormElement>;
  /** What is wrong with the whole of it, and what to do about that. */
  readonly banner?: ReactNode;
  readonly busy: boolean;
  readonly label: string;
  readonly busyLabel: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={ref} noValidate onSubmit={submit} aria-busy={busy}>
      <fieldset disabled={busy}>
        <div className={styles.fields}>
          {banner && <Banner>{banner}</Banner>}
          {children}
          <Button type="submit" look="primary" className={styles.submit}>
            {busy ? busyLabel : label}
          </Button>
        </div>
      </fieldset>
      <p role="status" className={styles.status}>
        {busy ? busyLabel : ""}
      </p>
    </form>
  );
}
