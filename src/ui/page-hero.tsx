import { Cloth, type ClothPattern } from "./cloth.tsx";
import { Container } from "./layout.tsx";
import * as styles from "./page-hero.module.css";

type PageHeroProps = {
  readonly title: string;
  readonly subtitle: string;
  readonly cloth: ClothPattern;
};

export function PageHero({ title, subtitle, cloth }: PageHeroProps) {
  return (
    <header className={styles.hero}>
      <Cloth pattern={cloth} beside />
      <Container className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </Container>
    </header>
  );
}
