import type { ReactNode } from "react";
import * as styles from "./banner.module.css";
import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";

/** The error of a whole form; it gets the focus when the form is refused (`useForm`). */
export function Banner({ children }: { readonly children: ReactNode }) {
  return (
    <div data-error-summary="" tabIndex={-1} className={styles.banner}>
      <Icon shape={icons.alert} className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
