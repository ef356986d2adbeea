import { home } from "../../../content/home.ts";
import { linkTo } from "../../../lib/address.ts";
import { classNames } from "../../../ui/class-names.ts";
import { ClothCard } from "../../../ui/cloth-card.tsx";
import { icons } from "../../../ui/icons.ts";
import { Container, Section } from "../../../ui/layout.tsx";
import { MoreLink } from "../../../ui/text-link.tsx";
import { WovenList } from "../../../ui/woven-list.tsx";
import { Slideshow } from "./slideshow.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./home.module.css";

export function Home() {
  return (
    <>
      <Slideshow />
      <Container spaced>
        <WovenList level="h2" items={home.statements} className={styles.statements} />
      </Container>
      <Section heading={home.highlightsHeading} cream>
        <div className={classNames(utilities.stack, styles.highlights)}>
          {home.highlights.map(({ description, icon, path, action, ...card }) => (
            <ClothCard key={card.title} {...card} icon={icons[icon]} level="h3" edge="topIfWide">
              <p>{description}</p>
              <MoreLink href={linkTo(path)}>{action}</MoreLink>
            </ClothCard>
          ))}
        </div>
      </Section>
    </>
  );
}
