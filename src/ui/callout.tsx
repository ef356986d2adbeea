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

export function Callout({
  kind,
  className,
  children,
  ...rest
}: ComponentProps<"div"> & { readonly kind: keyof typeof KINDS }) {
  const { className: kindClassName, icon } = KINDS[kind];
  return (
    <div
      {...rest}
      className={classNames(utilities.withIcon, styles.callout, kindClassName, className)}
    >
      <Icon shape={icon} />
      {children}
    </div>
  );
}
