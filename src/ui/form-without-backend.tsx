import type { ComponentProps } from "react";
import { useAutoComplete } from "../lib/forms/use-auto-complete.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import * as styles from "./form.module.css";
import * as utilities from "./utilities.module.css";

type FormWithoutBackendProps = ComponentProps<"form"> & {
  readonly label: string;
};

/**
 * A form that sends nothing (spec section 2). Without a script, the content security policy blocks
 * the browser's own submission.
 */
export function FormWithoutBackend({
  label,
  className,
  children,
  ...rest
}: FormWithoutBackendProps) {
  return (
    <form
      {...rest}
      autoComplete={useAutoComplete()}
      onSubmit={(event) => event.preventDefault()}
      className={classNames(utilities.stack, styles.withoutBackend, className)}
    >
      {children}
      <Button type="submit" look="outline" className={styles.action}>
        {label}
      </Button>
    </form>
  );
}
