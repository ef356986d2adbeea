import type { ReactNode } from "react";
import * as company from "../../../content/company.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import * as styles from "./contact-us.module.css";

/** The card of one topic; each ends with the phone numbers and the e-mail address. */
export function ContactCard({
  id,
  title,
  icon,
  className,
  children,
}: {
  /** The hash, without `#`, that leads to the card. */
  readonly id?: string;
  readonly title: ReactNode;
  /** One of `icons.ts`. */
  readonly icon: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <article id={id} className={classNames(styles.card, className)}>
      <h3 className={styles.title}>
        <Icon shape={icon} />
        <span>{title}</span>
      </h3>
      {children}
      <ul className={styles.ways}>
        {company.contacts.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className={styles.way}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}
