import type { ReactNode } from "react";
import { focusOnMount } from "../lib/focus.ts";
import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";
import * as styles from "./success.module.css";

/** The message that replaces a form after its success. It gets the focus. */
export function Success({ children }: { readonly children: ReactNode }) {
  return (
    <p ref={focusOnMount} tabIndex={-1} className={styles.message}>
      <Icon shape={icons.check} className={styles.icon} />
      {children}
    </p>
  );
}
