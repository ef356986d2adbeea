import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Cloth, type ClothPattern } from "./cloth.tsx";
import { Container } from "./layout.tsx";
import * as styles from "./cloth-page.module.css";

type ClothPageProps = {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly cloth?: ClothPattern;
  readonly aside?: ReactNode;
  /** Whether the content takes the whole width, so that the box is beside the title. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

export function ClothPage({
  title,
  intro,
  cloth = "check",
  aside,
  isWide,
  children,
}: ClothPageProps) {
  return (
    <div className={styles.page}>
      <Cloth pattern={cloth} beside />
      <Container>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          {intro && (
            <div data-not-printed="" className={styles.intro}>
              {intro}
            </div>
          )}
          <div className={classNames(styles.content, isWide && styles.wide)}>{children}</div>
          {aside}
        </div>
      </Container>
    </div>
  );
}
