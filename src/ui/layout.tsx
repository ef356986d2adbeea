import { type ComponentProps, type ReactNode, useEffect } from "react";
import { focusScreen } from "../lib/focus.ts";
import { classNames } from "./class-names.ts";
import * as styles from "./layout.module.css";

/** Limits its children to the page's width and gutters. */
export function Container({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <div className={classNames(styles.container, className)}>{children}</div>;
}

/** Text for screen readers alone. */
export function VisuallyHidden(props: ComponentProps<"span">) {
  return <span {...props} className={styles.hidden} />;
}

/** The hidden heading of a screen that is still loading. Only the screen's own gets the focus. */
export function LoadingHeading({ children }: { readonly children: string }) {
  // A screen reader reads nothing of what has come until that gets the focus.
  const handOn = () => {
    if (document.activeElement?.matches("main")) focusScreen();
  };
  useEffect(() => handOn, []);
  return (
    <h1 data-to-come="" className={styles.hidden}>
      {children}
    </h1>
  );
}
