import type { ComponentProps } from "react";
import * as styles from "./button-row.module.css";
import { classNames } from "./class-names.ts";

/** Buttons side by side, or wrapped where there is no space. */
export function ButtonRow({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames(styles.row, className)} />;
}
