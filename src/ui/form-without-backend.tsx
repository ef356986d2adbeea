import type { ComponentProps } from "react";
import { useHydrated } from "../lib/page-start.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import * as styles from "./form.module.css";
import * as layout from "./layout.module.css";

type FormWithoutBackendProps = ComponentProps<"form"> & {
  readonly label: string;
};

/**
 * A form that sends nothing (spec section 2). It has no handler. The browser's own submission would
 * load the page again: `boot/before-hydration.ts` prevents it, and without a script the content
 * security policy blocks it.
 */
export function FormWithoutBackend({ label, children, ...rest }: FormWithoutBackendProps) {
  const autoComplete = useHydrated() ? undefined : "off";
  return (
    <form
      {...rest}
      autoComplete={autoComplete}
      className={classNames(layout.stack, styles.withoutBackend)}
    >
      {children}
      <Button type="submit" look="outline" className={styles.action}>
        {label}
      </Button>
    </form>
  );
}
