import type { ComponentProps } from "react";
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

/** An `aria-label` says where it leads, and begins with the visible text. */
export function MoreLink({ className, children, ...rest }: ComponentProps<"a">) {
  return (
    <TextLink {...rest} className={classNames(styles.more, className)}>
      {children}
      <Icon shape={icons.arrowRight} className={styles.arrow} />
    </TextLink>
  );
}
