import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Cloth, type ClothPattern } from "./cloth.tsx";
import { Container } from "./layout.tsx";
import * as styles from "./cloth-page.module.css";
import * as utilities from "./utilities.module.css";

type ClothPageProps = {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly cloth: ClothPattern;
  /** Stands below the content. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

export function ClothPage({ title, intro, cloth, aside, children }: ClothPageProps) {
  return (
    <div className={styles.page}>
      <Cloth pattern={cloth} beside />
      <Container>
        <div className={classNames(utilities.stack, styles.columns)}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            {intro && (
              <div data-not-printed="" className={styles.intro}>
                {intro}
              </div>
            )}
            <div className={styles.content}>{children}</div>
          </div>
          {aside}
        </div>
      </Container>
    </div>
  );
}
