import type { ReactNode } from "react";
import { Cloth, type ClothPattern } from "./cloth.tsx";
import * as styles from "./form-page.module.css";
import { Container } from "./layout.tsx";

type FormPageProps = {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly cloth: ClothPattern;
  /** The content of a card on the cloth. It is shown only if there is space beside the form. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A screen with one form, beside country cloth. */
export function FormPage({ title, intro, cloth, aside, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <Cloth pattern={cloth} beside />
      <Container className={styles.form}>
        <h1>{title}</h1>
        {intro && (
          <p data-not-printed="" className={styles.intro}>
            {intro}
          </p>
        )}
        <div className={styles.content}>{children}</div>
      </Container>
      {aside && (
        <div data-not-printed="" className={styles.aside}>
          <div className={styles.card}>{aside}</div>
        </div>
      )}
    </div>
  );
}
