import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { icons } from "./icons.ts";
import * as styles from "./text-link.module.css";

/** A bold link outside a text, large enough for a finger. It may begin with an icon. */
export function TextLink({ className, ...rest }: ComponentProps<"a">) {
  return <a {...rest} className={classNames(styles.link, className)} />;
}

export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" {...rest} className={classNames(styles.link, className)} />;
}

export function TextSummary({ children, ...rest }: ComponentProps<"summary">) {
  return (
    <summary {...rest} className={styles.summary}>
      {/* Chrome 80 underlines no text that is directly in a summary. */}
      <span className={styles.link}>{children}</span>
    </summary>
  );
}

type MoreLinkProps = {
  readonly href: string;
  /** The accessible name, which says where the link leads. It begins with the visible text. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function MoreLink({ href, label, className, children }: MoreLinkProps) {
  return (
    <TextLink href={href} aria-label={label} className={classNames(styles.more, className)}>
      {children}
      <Icon shape={icons.arrowRight} className={styles.arrow} />
    </TextLink>
  );
}
