import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { icons, type Shape } from "./icons.ts";
import * as styles from "./icon.module.css";

/** A line icon, hidden from screen readers. Use it beside text or inside a labelled control. */
export function Icon({ shape, className, ...rest }: ComponentProps<"svg"> & { shape: Shape }) {
  return (
    <svg
      {...rest}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      className={classNames(styles.icon, className)}
    >
      <path d={shape} />
    </svg>
  );
}

/** The mark in the summary of a `details`. It points up if this is open. */
export function Chevron({ className }: { className?: string | undefined }) {
  const names = classNames(styles.chevron, className);
  return <Icon data-not-printed="" shape={icons.chevronDown} className={names} />;
}
