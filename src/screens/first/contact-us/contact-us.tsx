import type { ReactNode } from "react";
import * as company from "../../../content/company.ts";
import { contactUs } from "../../../content/contact-us.ts";
import * as map from "../../../content/map.ts";
import { linkWith } from "../../../lib/address.ts";
import { screens } from "../../../screen-table.ts";
import { AskUs, ContactLinks } from "../../../shared/ask-us.tsx";
import { LobbyHours } from "../../../shared/lobby-hours.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TextArea, TextField } from "../../../ui/field.tsx";
import { FormWithoutBackend } from "../../../ui/form-without-backend.tsx";
import { Icon } from "../../../ui/icon.tsx";
import * as icons from "../../../ui/icons.ts";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Section } from "../../../ui/section.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import * as styles from "./contact-us.module.css";
import { OfficeMap } from "./office-map.tsx";

const { cards, form } = contactUs;

export function ContactUs() {
  return (
    <>
      <PageHero title={contactUs.title} subtitle={contactUs.subtitle} cloth="ladder" />
      <Section heading={contactUs.heading}>
        <div className={styles.cards}>
          <ContactCard title={cards.location} icon={icons.pin} className={styles.location}>
            <address className={styles.address}>
              {company.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <p>{company.landmark}</p>
          </ContactCard>
          <ContactCard title={cards.hours} icon={icons.clock} className={styles.hours}>
            <LobbyHours />
          </ContactCard>
          {cards.enquiries.map(({ id, title, text, icon }) => (
            <ContactCard
              key={id}
              id={linkWith(screens.contactUs.path, "about", id).slice(1)}
              title={title}
              icon={icons[icon]}
            >
              <p>{text}</p>
            </ContactCard>
          ))}
        </div>
      </Section>
      <div data-not-printed="" className={styles.pair}>
        <Section heading={form.heading} cream>
          <p>{form.answer}</p>
          <AskUs />
          <ContactForm />
        </Section>
        <Section heading={map.heading}>
          <OfficeMap />
          <TextLink
            href={map.link.href}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.mapLink}
          >
            {map.link.label}
          </TextLink>
        </Section>
      </div>
    </>
  );
}

/** The card of one topic; each ends with the phone numbers and the e-mail address. */
function ContactCard({
  id,
  title,
  icon,
  className,
  children,
}: {
  /** The hash, without `#`, that leads to the card. */
  readonly id?: string;
  readonly title: string;
  /** One of `icons.ts`. */
  readonly icon: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  // Enlarged text may wrap after a slash.
  const [first, ...others] = title.split("/");
  return (
    <article id={id} className={classNames(styles.card, className)}>
      <h3 className={styles.title}>
        <Icon shape={icon} />
        <span>
          {first}
          {others.map((part) => (
            <span key={part}>
              /<wbr />
              {part}
            </span>
          ))}
        </span>
      </h3>
      {children}
      <ContactLinks />
    </article>
  );
}

/** The contact form. Nothing validates or sends it. */
function ContactForm() {
  return (
    <FormWithoutBackend noValidate label={form.action}>
      {/* A unique name: Chrome restores a form into another form with the same field names. */}
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
