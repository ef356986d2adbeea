import type { ReactNode } from "react";
import { Cloth, type ClothPattern } from "./cloth.tsx";
import { Container } from "./layout.tsx";
import * as styles from "./page-hero.module.css";

/** The hero of a screen: its `h1` beside country cloth. */
export function PageHero({
  title,
  subtitle,
  cloth,
  children,
}: {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly cloth: ClothPattern;
  readonly children?: ReactNode;
}) {
  return (
    <header className={styles.hero}>
      <Cloth pattern={cloth} className={styles.cloth} />
      <Container className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {children}
      </Container>
    </header>
  );
}
