import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { icons } from "./icons.ts";
import * as styles from "./note.module.css";

/** A note about the content below it, such as its age. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Icon shape={icons.clock} />
      <span>{children}</span>
    </p>
  );
}
