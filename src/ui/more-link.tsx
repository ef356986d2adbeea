import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";
import styles from "./more-link.module.css";

/** A link onward, at the end of what it belongs to. */
export function MoreLink({
  href,
  label,
  children,
}: {
  readonly href: string;
  /** Says where it leads to those who only hear the link; it begins with the link's own words. */
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
