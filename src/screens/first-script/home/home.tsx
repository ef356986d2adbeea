import { home } from "../../../content/home.ts";
import { linkTo } from "../../../lib/address.ts";
import { classNames } from "../../../ui/class-names.ts";
import { ClothCard } from "../../../ui/cloth-card.tsx";
import { icons } from "../../../ui/icons.ts";
import { Container, Section } from "../../../ui/layout.tsx";
import { MoreLink } from "../../../ui/text-link.tsx";
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
            <h2 className={classNames(utilities.subheading, styles.title)}>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Container>
      <Section heading={home.highlightsHeading} cream>
        <div className={classNames(utilities.stack, styles.highlights)}>
          {home.highlights.map(({ title, description, icon, cloth, path, action }) => (
            <ClothCard
              key={title}
              level="h3"
              title={title}
              icon={icons[icon]}
              cloth={cloth}
              edge="topIfWide"
            >
              <p>{description}</p>
              <MoreLink href={linkTo(path)}>{action}</MoreLink>
            </ClothCard>
          ))}
        </div>
      </Section>
    </>
  );
}
