import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./empty-state.module.css";
import * as layout from "./layout.module.css";

export function EmptyState({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={classNames(layout.stack, styles.emptyState)}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}
