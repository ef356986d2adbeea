import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./layout.module.css";
import * as utilities from "./utilities.module.css";

type ContainerProps = ComponentProps<"div"> & {
  readonly spaced?: boolean;
};

export function Container({ spaced = false, className, ...rest }: ContainerProps) {
  const names = [styles.container, spaced && styles.spaced, className];
  return <div {...rest} className={classNames(...names)} />;
}

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
        <h2 className={styles.sectionHeading}>{heading}</h2>
        {children}
      </Container>
    </section>
  );
}

export function VisuallyHidden(props: ComponentProps<"span">) {
  return <span {...props} className={utilities.visuallyHidden} />;
}
