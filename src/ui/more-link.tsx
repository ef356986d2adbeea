import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";
import * as styles from "./more-link.module.css";

/** The link at the end of a card or text, to more about its subject. */
export function MoreLink({
  href,
  label,
  children,
}: {
  readonly href: string;
  /** The accessible name, which says where the link leads. It begins with the visible text. */
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    <a href={href} aria-label={label} className={styles.link}>
      {children}
      <Icon shape={icons.arrowRight} className={styles.arrow} />
    </a>
  );
}
