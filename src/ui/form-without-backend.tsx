import type { ComponentProps } from "react";
import { useHydrated } from "../lib/page-phase.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import * as styles from "./form-without-backend.module.css";
import * as layout from "./layout.module.css";

type FormWithoutBackendProps = ComponentProps<"form"> & {
  /** The text of its button. */
  readonly label: string;
};

/**
 * A form that sends nothing (spec section 2). It has no handler: the script in the head prevents
 * each form's submission by the browser, which would load the page again, and the page's content
 * security policy refuses it where no script runs.
 */
export function FormWithoutBackend({
  label,
  className,
  children,
  ...rest
}: FormWithoutBackendProps) {
  // Off while the document is parsed, as in `Form`.
  const autoComplete = useHydrated() ? undefined : "off";
  return (
    <form
      {...rest}
      autoComplete={autoComplete}
      className={classNames(layout.stack, styles.form, className)}
    >
      {children}
      <Button type="submit" look="outline" className={styles.action}>
        {label}
      </Button>
    </form>
  );
}
