import type { ReactNode } from "react";
import * as styles from "./box.module.css";
import { classNames } from "./class-names.ts";
import * as layout from "./layout.module.css";

export function Box({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <aside data-not-printed="" className={classNames(layout.stack, styles.box)}>
      <h2 className={layout.title}>{heading}</h2>
      {children}
    </aside>
  );
}
