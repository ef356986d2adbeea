import { home } from "../../../content/home.ts";
import { linkTo } from "../../../lib/address.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Container, Section } from "../../../ui/layout.tsx";
import { MoreLink } from "../../../ui/text-link.tsx";
import { ProductCard } from "./product-card.tsx";
import { Slideshow } from "./slideshow.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./home.module.css";

export function Home() {
  return (
    <>
      <Slideshow />
      <Container spaced className={classNames(utilities.stack, styles.statements)}>
        {home.statements.map(({ title, text }) => (
          <section key={title} className={classNames(utilities.card, styles.statement)}>
            <h2 className={classNames(utilities.title, styles.title)}>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Container>
      <Section heading={home.highlightsHeading} cream>
        <div className={classNames(utilities.stack, styles.highlights)}>
          {home.highlights.map(({ path, action, ...product }) => (
            <ProductCard key={product.title} {...product}>
              <MoreLink href={linkTo(path)}>{action}</MoreLink>
            </ProductCard>
          ))}
        </div>
      </Section>
    </>
  );
}
