import { aboutUs } from "../../../content/about-us.ts";
import { linkTo } from "../../../lib/address.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { Cloth } from "../../../ui/cloth.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Section } from "../../../ui/section.tsx";
import * as styles from "./about-us.module.css";
import { Newsletter } from "./newsletter.tsx";

const { getStarted } = aboutUs;

export function AboutUs() {
  return (
    <>
      <PageHero title={aboutUs.title} subtitle={aboutUs.subtitle} cloth="harvest" />
      <Section heading={aboutUs.valuesHeading}>
        <ul className={styles.values}>
          {aboutUs.values.map(({ title, text }) => (
            <li key={title} className={styles.value}>
              <Cloth pattern="river" className={styles.strip} />
              <h3 className={styles.title}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={aboutUs.storyHeading} cream>
        <div className={styles.story}>
          <div className={styles.paragraphs}>
            {aboutUs.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Facts facts={aboutUs.facts} />
        </div>
      </Section>
      <CallToAction {...getStarted} link={{ href: linkTo(getStarted.path) }} />
      <Newsletter />
    </>
  );
}
