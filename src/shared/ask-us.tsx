import { askUs } from "../content/ask-us.ts";
import * as company from "../content/company.ts";
import { chat } from "../content/external-links.ts";
import { Icon } from "../ui/icon.tsx";
import * as icons from "../ui/icons.ts";
import * as styles from "./ask-us.module.css";

/** The links for a visitor with a question: phone numbers, e-mail and chat. */
export function AskUs() {
  return (
    <ul className={styles.ways}>
      {company.phones.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className={styles.way}>
            <Icon shape={icons.phone} />
            {label}
          </a>
        </li>
      ))}
      <li>
        <a
          href={`mailto:${company.email}`}
          aria-label={`${askUs.email} ${company.email}`}
          className={styles.way}
        >
          <Icon shape={icons.mail} />
          {askUs.email}
        </a>
      </li>
      <li>
        <a href={chat} target="_blank" rel="noopener noreferrer" className={styles.way}>
          <Icon shape={icons.chat} />
          {askUs.chat}
        </a>
      </li>
    </ul>
  );
}
