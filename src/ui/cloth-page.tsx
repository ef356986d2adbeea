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
  /** Whether few words stand in the middle of a wide window, not at its top. */
  readonly centered?: boolean;
  readonly children: ReactNode;
};

export function ClothPage({
  title,
  intro,
  cloth = "check",
  aside,
  centered = false,
  children,
}: ClothPageProps) {
  return (
    <div className={classNames(styles.page, centered && styles.centered)}>
      <Cloth pattern={cloth} beside />
      <Container>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          {intro && (
            <div data-not-printed="" className={styles.intro}>
              {intro}
            </div>
          )}
          <div className={styles.content}>{children}</div>
          {aside}
        </div>
      </Container>
    </div>
  );
}
