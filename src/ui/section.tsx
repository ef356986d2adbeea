import type { ReactNode } from "react";
import { Container } from "./layout.tsx";
import * as styles from "./section.module.css";

type SectionProps = {
  readonly heading: string;
  readonly cream?: boolean;
  readonly children: ReactNode;
};

/** A full-width section of the page, with a heading. */
export function Section({ heading, cream = false, children }: SectionProps) {
  return (
    <section aria-label={heading} className={cream ? styles.cream : undefined}>
      <Container spaced>
        <h2 className={styles.heading}>{heading}</h2>
        {children}
      </Container>
    </section>
  );
}
