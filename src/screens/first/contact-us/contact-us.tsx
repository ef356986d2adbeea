import { contactHeading } from "../../../content/ask-us.ts";
import { lobbyHeading } from "../../../content/company.ts";
import { mapLink } from "../../../content/external-links.ts";
import * as map from "../../../content/map.ts";
import { LobbyHours } from "../../../frame/lobby-hours.tsx";
import * as icons from "../../../ui/icons.ts";
import { Section } from "../../../ui/section.tsx";
import { ContactCard } from "./contact-card.tsx";
import { ContactHero } from "./contact-hero.static.tsx";
import * as styles from "./contact-us.module.css";
import { EnquiryCards } from "./enquiry-cards.static.tsx";
import { GetInTouch } from "./get-in-touch.static.tsx";
import { LocationCard } from "./location-card.static.tsx";
import { OfficeMap } from "./office-map.tsx";

export function ContactUs() {
  return (
    <>
      <ContactHero />
      <Section heading={contactHeading}>
        <div className={styles.cards}>
          <LocationCard />
          <ContactCard title={lobbyHeading} icon={icons.clock} className={styles.hours}>
            <LobbyHours />
          </ContactCard>
          <EnquiryCards />
        </div>
      </Section>
      <div data-not-printed="" className={styles.pair}>
        <GetInTouch />
        <Section heading={map.heading}>
          <OfficeMap />
          <a
            href={mapLink.href}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.mapLink}
          >
            {mapLink.label}
          </a>
        </Section>
      </div>
    </>
  );
}
