import * as company from "../../../content/company.ts";
import { contactUs } from "../../../content/contact-us.ts";
import { LobbyHours } from "../../../frame/lobby-hours.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Section } from "../../../ui/section.tsx";
import { ContactCard } from "./contact-card.tsx";
import * as styles from "./contact-us.module.css";

const { cards } = contactUs;

/** What each card is about, and whom to ask about it. */
export function WaysToContactUs() {
  return (
    <>
      <PageHero title={contactUs.title} subtitle={contactUs.subtitle} cloth="ladder" />
      <Section heading={contactUs.heading}>
        <div className={styles.cards}>
          <ContactCard title={cards.location} icon="pin">
            <address className={styles.address}>
              {company.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <p>{company.landmark}</p>
          </ContactCard>
          <ContactCard title={cards.hours} icon="clock">
            <LobbyHours />
          </ContactCard>
          {cards.enquiries.map(({ title, text, icon }) => (
            <ContactCard key={title} title={title} icon={icon}>
              <p>{text}</p>
            </ContactCard>
          ))}
        </div>
      </Section>
    </>
  );
}
