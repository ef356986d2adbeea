import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { icons } from "./icons.ts";
import * as styles from "./callout.module.css";
import * as utilities from "./utilities.module.css";

const KINDS = {
  success: { className: styles.success, icon: icons.check },
  /** For what may have succeeded. */
  uncertain: { className: styles.uncertain, icon: icons.alert },
  failure: { className: styles.failure, icon: icons.alert },
};

type CalloutProps = ComponentProps<"div"> & {
  readonly kind: keyof typeof KINDS;
  /** What screen readers say when it gets the focus. */
  readonly label?: string;
};

export function Callout({ kind, label, className, children, ...rest }: CalloutProps) {
  const { className: kindClassName, icon } = KINDS[kind];
  return (
    <div
      {...rest}
      // By WAI-ARIA an element without a role has no name, so screen readers would say nothing.
      {...(label && { role: "group", "aria-label": label, tabIndex: -1 })}
      className={classNames(utilities.withIcon, styles.callout, kindClassName, className)}
    >
      <Icon shape={icon} />
      {children}
    </div>
  );
}
