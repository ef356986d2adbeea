import { type ComponentProps, type ReactNode, useEffect } from "react";
import { focusOnMount } from "../lib/focus.ts";
import { scrollToTop } from "../lib/scroll.ts";
import * as styles from "./callout.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { icons } from "./icons.ts";
import * as layout from "./layout.module.css";

const TONES = {
  success: { className: styles.success, icon: icons.check },
  failure: { className: styles.failure, icon: icons.alert },
};

export function Callout({
  tone,
  className,
  children,
  ...rest
}: ComponentProps<"div"> & { readonly tone: keyof typeof TONES }) {
  return (
    <div
      {...rest}
      className={classNames(layout.withIcon, styles.callout, TONES[tone].className, className)}
    >
      <Icon shape={TONES[tone].icon} />
      {children}
    </div>
  );
}

type BannerProps = {
  readonly label: string;
  readonly children: ReactNode;
};

export function Banner({ label, children }: BannerProps) {
  return (
    <Callout
      tone="failure"
      // By WAI-ARIA an element without a role has no name: screen readers would say nothing.
      role="group"
      aria-label={label}
      data-error-summary=""
      tabIndex={-1}
    >
      <div>{children}</div>
    </Callout>
  );
}

/**
 * The message that replaces a form after its success. It gets the focus. Its accessible name isn't
 * the message, which screen readers already read in the toast.
 */
export function SuccessMessage({ children }: { children: string }) {
  useEffect(scrollToTop, []);
  return (
    <Callout
      tone="success"
      ref={focusOnMount}
      role="group"
      aria-label="Success"
      tabIndex={-1}
      className={styles.done}
    >
      <p>{children}</p>
    </Callout>
  );
}
