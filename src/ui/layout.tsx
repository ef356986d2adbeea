import type { ComponentProps } from "react";
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

type SectionProps = ComponentProps<"div"> & {
  readonly heading: string;
  readonly cream?: boolean;
};

export function Section({ heading, cream = false, children, ...rest }: SectionProps) {
  return (
    <section aria-label={heading} className={cream ? styles.cream : undefined}>
      <Container {...rest} spaced>
        <h2 className={styles.sectionHeading}>{heading}</h2>
        {children}
      </Container>
    </section>
  );
}

export function VisuallyHidden(props: ComponentProps<"span">) {
  return <span {...props} className={utilities.visuallyHidden} />;
}
