import { type ComponentProps, useEffect, useState } from "react";
import { askUs } from "../../../content/ask-us.ts";
import * as company from "../../../content/company.ts";
import { contactUs } from "../../../content/contact-us.ts";
import * as map from "../../../content/map.ts";
import { savesData } from "../../../lib/data-saver.ts";
import { screens } from "../../../screen-table.ts";
import { ContactsAsText } from "../../../shared/contacts.tsx";
import { FormWithoutBackend } from "../../../shared/form-without-backend.tsx";
import { LobbyHours } from "../../../shared/lobby-hours.tsx";
import { OfficeAddress } from "../../../shared/office-address.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Cloth } from "../../../ui/cloth.tsx";
import { ClothCard } from "../../../ui/cloth-card.tsx";
import { TextArea, TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { icons } from "../../../ui/icons.ts";
import { Section } from "../../../ui/layout.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./contact-us.module.css";

const { cards, form } = contactUs;

export function ContactUs() {
  return (
    <>
      <PageHero title={screens.contactUs.title} subtitle={contactUs.subtitle} />
      <Section heading={contactUs.heading}>
        {company.firstPhone && (
          <ButtonLink look="primary" href={company.firstPhone.href} className={styles.call}>
            <Icon shape={icons.phone} />
            {`${askUs.call} ${company.firstPhone.label}`}
          </ButtonLink>
        )}
        <div className={classNames(utilities.stack, styles.cards)}>
          <ContactCard title={cards.location} icon={icons.pin}>
            <OfficeAddress className={styles.address} />
            <TextLink href={map.link.href} target="_blank" rel="noopener noreferrer">
              {map.link.label}
            </TextLink>
          </ContactCard>
          <ContactCard title={company.lobbyHeading} icon={icons.clock}>
            <LobbyHours />
          </ContactCard>
          {cards.inquiries.map(({ title, subject, icon }) => (
            <ContactCard key={title} title={title} icon={icons[icon]}>
              <p>{subject}</p>
            </ContactCard>
          ))}
        </div>
      </Section>
      <div data-not-printed="" className={classNames(utilities.stack, styles.formAndMap)}>
        <Section heading={form.heading} cream className={styles.formSection}>
          <ContactForm />
        </Section>
        <Section heading={map.heading} className={styles.mapSection}>
          <OfficeMap />
        </Section>
      </div>
    </>
  );
}

type ContactCardProps = Pick<ComponentProps<typeof ClothCard>, "title" | "icon" | "children">;

function ContactCard({ children, ...rest }: ContactCardProps) {
  return (
    <ClothCard {...rest} level="h3" cloth="ladder" edge="top">
      <div>{children}</div>
      <ContactsAsText subject={rest.title} className={styles.links} />
    </ClothCard>
  );
}

function ContactForm() {
  return (
    <FormWithoutBackend noValidate label={form.action} className={styles.form}>
      {/* A unique name, since Chrome restores a form into another one with the same field names. */}
      <TextField label={form.fullName} id="contact-sender" name="sender" autoComplete="name" />
      <TextField
        label={form.email}
        type="email"
        id="contact-email"
        name="email"
        autoComplete="email"
      />
      <TextArea label={form.message} id="contact-message" name="message" />
    </FormWithoutBackend>
  );
}

function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    // The callback runs before the paint. React renders the new state after it.
    const frame = window.requestAnimationFrame(() => setIsPainted(true));
    return () => window.cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}

/** Visitors who save data, or have no script, have the link in the first card instead. */
function OfficeMap() {
  const isPainted = usePainted();
  // Read once, so that a shown map stays when the network goes. Node 20, which may run the build, has
  // no `navigator`.
  const [isOffline] = useState(() => globalThis.navigator?.onLine === false);

  return (
    <div className={classNames(utilities.card, styles.map)}>
      <Cloth pattern="ladder" className={utilities.covering} />
      <div className={classNames(utilities.card, styles.label)}>
        <Icon shape={icons.pin} className={styles.pin} />
        <strong>{company.address[0]}</strong>
        <p>{company.landmark}</p>
        {isPainted && isOffline && <p className={styles.note}>{map.offline}</p>}
      </div>
      {/* Rendered after the first paint, because a frame, even an empty one, takes the browser longer
          than all else on this screen. Offline, a frame shows the browser's error page. */}
      {isPainted && !isOffline && !savesData && (
        <iframe
          title={map.heading}
          src={map.embed}
          loading="lazy"
          // Without `allow-same-origin` the map loads no tiles. Its links open OpenStreetMap's own
          // page, whose search and login need to run outside the sandbox.
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          className={utilities.covering}
        />
      )}
    </div>
  );
}
