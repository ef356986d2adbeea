import type { ReactNode } from "react";
import { Cloth, type ClothPattern } from "./cloth.tsx";
import { Container } from "./layout.tsx";
import * as styles from "./cloth-page.module.css";

type ClothPageProps = {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly cloth?: ClothPattern;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

export function ClothPage({ title, intro, cloth = "check", aside, children }: ClothPageProps) {
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
          <div className={styles.content}>{children}</div>
          {aside}
        </div>
      </Container>
    </div>
  );
}
