import { classNames } from "./class-names.ts";
import { Cloth, type ClothPattern } from "./cloth.tsx";
import { Container } from "./layout.tsx";
import * as styles from "./page-hero.module.css";
import * as utilities from "./utilities.module.css";

type PageHeroProps = {
  readonly title: string;
  readonly subtitle: string;
  readonly cloth?: ClothPattern;
};

export function PageHero({ title, subtitle, cloth = "ladder" }: PageHeroProps) {
  return (
    <header className={classNames(utilities.dark, styles.hero)}>
      <Cloth pattern={cloth} beside />
      <Container className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={classNames(utilities.subtitle, styles.subtitle)}>{subtitle}</p>
      </Container>
    </header>
  );
}
