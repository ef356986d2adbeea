import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as layout from "./layout.module.css";
import * as styles from "./notice.module.css";

/** An empty or failed state: what happened, and what to do next. */
export function Notice({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={classNames(layout.stack, styles.notice)}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}
