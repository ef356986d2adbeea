import type { ReactNode } from "react";
import { ButtonRow } from "./button.tsx";
import * as styles from "./notice.module.css";

/** An empty or failed state: what happened, and what to do next. */
export function Notice({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </div>
  );
}

/** The actions of a notice, side by side. */
export function Actions({ children }: { children: ReactNode }) {
  return <ButtonRow className={styles.actions}>{children}</ButtonRow>;
}
