import { askUs } from "../content/ask-us.ts";
import * as company from "../content/company.ts";
import { Icon } from "../ui/icon.tsx";
import * as icons from "../ui/icons.ts";
import { TextLink } from "../ui/text-link.tsx";
import * as styles from "./ask-us.module.css";

/** The links for a visitor with a question: phone numbers, e-mail and chat. */
export function AskUs() {
  return (
    <ul className={styles.ways}>
      {company.phones.map(({ label, href }) => (
        <li key={href}>
          <TextLink href={href}>
            <Icon shape={icons.phone} />
            {label}
          </TextLink>
        </li>
      ))}
      <li>
        <TextLink href={`mailto:${company.email}`} aria-label={`${askUs.email} ${company.email}`}>
          <Icon shape={icons.mail} />
          {askUs.email}
        </TextLink>
      </li>
      <li>
        <TextLink href={company.chat} target="_blank" rel="noopener noreferrer">
          <Icon shape={icons.chat} />
          {askUs.chat}
        </TextLink>
      </li>
    </ul>
  );
}

/** The phone numbers and the e-mail address, in full. */
export function ContactLinks() {
  return (
    <ul className={styles.ways}>
      {company.contacts.map(({ label, href }) => (
        <li key={href}>
          <TextLink href={href}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}
