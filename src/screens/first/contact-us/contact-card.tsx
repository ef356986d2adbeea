import { Fragment, type ReactNode } from "react";
import * as company from "../../../content/company.ts";
import { Icon } from "../../../ui/icon.tsx";
import * as icons from "../../../ui/icons.ts";
import * as styles from "./contact-us.module.css";

/** The card of one topic; each ends with the phone numbers and the e-mail address. */
export function ContactCard({
  title,
  icon,
  children,
}: {
  readonly title: string;
  readonly icon: keyof typeof icons;
  readonly children: ReactNode;
}) {
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>
        <Icon shape={icons[icon]} />
        {/* A long title may break after its slash. */}
        <span>
          {title.split("/").map((part, index) => (
            <Fragment key={part}>
              {index > 0 && (
                <>
                  /<wbr />
                </>
              )}
              {part}
            </Fragment>
          ))}
        </span>
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
