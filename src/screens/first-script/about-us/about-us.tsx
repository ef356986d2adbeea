import { aboutUs } from "../../../content/about-us.ts";
import { screens } from "../../../screen-table.ts";
import { FormWithoutBackend } from "../../../shared/form-without-backend.tsx";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Facts } from "../../../ui/facts.tsx";
import { Checkbox, TextField } from "../../../ui/field.tsx";
import { Section } from "../../../ui/layout.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { WovenList } from "../../../ui/woven-list.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./about-us.module.css";

const { getStarted, newsletter } = aboutUs;

export function AboutUs() {
  return (
    <>
      <PageHero title={screens.aboutUs.title} subtitle={aboutUs.subtitle} cloth="harvest" />
      <Section heading={aboutUs.valuesHeading}>
        <WovenList level="h3" items={aboutUs.values} className={styles.values} />
      </Section>
      <Section heading={aboutUs.storyHeading} cream>
        <div className={classNames(utilities.stack, styles.story)}>
          <div className={classNames(utilities.stack, styles.paragraphs)}>
            {aboutUs.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Facts facts={aboutUs.facts} />
        </div>
      </Section>
      <CallToAction {...getStarted} />
      <Newsletter />
    </>
  );
}

function Newsletter() {
  return (
    <Section heading={newsletter.heading} cream>
      <div className={classNames(utilities.stack, styles.newsletter)}>
        <FormWithoutBackend label={newsletter.action}>
          <div className={classNames(utilities.stack, styles.pair)}>
            <TextField
              label={newsletter.firstName}
              id="newsletter-first-name"
              name="firstName"
              autoComplete="given-name"
              required
            />
            <TextField
              label={newsletter.lastName}
              id="newsletter-last-name"
              name="lastName"
              autoComplete="family-name"
              required
            />
          </div>
          <TextField
            label={newsletter.email}
            type="email"
            id="newsletter-email"
            name="email"
            autoComplete="email"
            enterKeyHint="done"
            required
          />
          <fieldset>
            <legend className={styles.legend}>{newsletter.topicsLegend}</legend>
            <div className={styles.topics}>
              {newsletter.topics.map(({ name, label }) => (
                <Checkbox key={name} name={name} label={label} />
              ))}
            </div>
          </fieldset>
        </FormWithoutBackend>
      </div>
    </Section>
  );
}
