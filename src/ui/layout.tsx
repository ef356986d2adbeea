import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./layout.module.css";

/** Keeps its children within the page's width and gutters. */
export function Container({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <div className={classNames(styles.container, className)}>{children}</div>;
}

/** A full-width band of the page under a heading of its own. */
export function Section({
  heading,
  tone,
  children,
}: {
  readonly heading: string;
  readonly tone?: "cream" | "deep";
  readonly children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(styles.section, tone && styles[tone])}
    >
      <Container>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        {children}
      </Container>
    </section>
  );
}

/** Words for those who listen to the page rather than look at it. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** The heading of a screen that is still on its way; the focus waits for the screen's own. */
export function HeadingToCome({ children }: { readonly children: string }) {
  return (
    <h1 data-to-come="" className={styles.hidden}>
      {children}
    </h1>
  );
}
