import type { ReactNode } from "react";
import { Container } from "./layout.tsx";
import * as styles from "./section.module.css";

type SectionProps = {
  readonly heading: string;
  readonly cream?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function Section({ heading, cream = false, className, children }: SectionProps) {
  return (
    <section aria-label={heading} className={cream ? styles.cream : undefined}>
      <Container spaced className={className}>
        <h2 className={styles.heading}>{heading}</h2>
        {children}
      </Container>
    </section>
  );
}
