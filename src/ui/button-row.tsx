import type { ReactNode } from "react";
import * as styles from "./button-row.module.css";
import { classNames } from "./class-names.ts";

/** Buttons side by side, or wrapped where there is no space. */
export function ButtonRow({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <div className={classNames(styles.row, className)}>{children}</div>;
}
