import type { ReactNode } from "react";
import * as styles from "./box.module.css";

/** What stands beside the content of a screen: the ways to ask about it, or to go on. */
export function Box({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <aside data-not-printed="" className={styles.box}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </aside>
  );
}
