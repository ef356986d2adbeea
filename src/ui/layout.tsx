import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./layout.module.css";

/** Limits its children to the page's width and gutters. */
export function Container({
  spaced = false,
  className,
  children,
}: {
  /** Whether it has the space of a section above and below. */
  readonly spaced?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={classNames(styles.container, spaced && styles.spaced, className)}>
      {children}
    </div>
  );
}

/** Text for screen readers alone. */
export function VisuallyHidden(props: ComponentProps<"span">) {
  return <span {...props} className={styles.hidden} />;
}
