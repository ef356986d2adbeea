import type { ReactNode } from "react";
import { Cloth, type ClothPattern } from "./cloth.tsx";
import * as styles from "./form-page.module.css";
import { Container } from "./layout.tsx";

/** A screen with one form, beside country cloth. */
export function FormPage({
  title,
  intro,
  cloth,
  children,
}: {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly cloth: ClothPattern;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <Cloth pattern={cloth} beside className={styles.cloth} />
      <Container className={styles.form}>
        <h1>{title}</h1>
        {intro && (
          <p data-not-printed="" className={styles.intro}>
            {intro}
          </p>
        )}
        <div className={styles.content}>{children}</div>
      </Container>
    </div>
  );
}
