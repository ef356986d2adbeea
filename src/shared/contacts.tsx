import type { ComponentProps } from "react";
import { askUs } from "../content/ask-us.ts";
import * as company from "../content/company.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { icons } from "../ui/icons.ts";
import { TextLink } from "../ui/text-link.tsx";
import * as utilities from "../ui/utilities.module.css";
import * as styles from "./contacts.module.css";

export function ContactsWithIcons({ subject }: { subject?: string }) {
  return (
    <ul className={styles.ways}>
      {company.phones.map(({ label, href }) => (
        <li key={href} className={styles.number}>
          <TextLink href={href}>
            <Icon shape={icons.phone} />
            {label}
          </TextLink>
        </li>
      ))}
      <li>
        <TextLink href={company.mailTo(subject)} aria-label={`${askUs.email} ${company.email}`}>
          <Icon shape={icons.mail} />
          {askUs.email}
        </TextLink>
      </li>
      <li>
        <TextLink href={company.chat} target="_blank" rel="noopener noreferrer">
          <Icon shape={icons.chat} />
          {askUs.whatsApp}
        </TextLink>
      </li>
    </ul>
  );
}

type ContactsAsTextProps = ComponentProps<"ul"> & { readonly subject?: string };

export function ContactsAsText({ subject, className, ...rest }: ContactsAsTextProps) {
  return (
    <ul {...rest} className={classNames(styles.ways, className)}>
      {company.contactsFor(subject).map(({ label, href }) => (
        <li key={href}>
          <TextLink href={href}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}

export function MoreQuestions() {
  return (
    <aside data-not-printed="" className={classNames(utilities.stack, styles.box)}>
      <h2 className={utilities.subheading}>{askUs.heading}</h2>
      <ContactsWithIcons />
    </aside>
  );
}
