import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";
import styles from "./note.module.css";

/** A line on what stands below it, which is as good as it can be. */
export function Note({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Icon shape={icons.clock} />
      <span>{children}</span>
    </p>
  );
}
