import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { icons } from "./icons.ts";
import * as styles from "./callout.module.css";
import * as utilities from "./utilities.module.css";

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
  const { className: toneClassName, icon } = TONES[tone];
  return (
    <div
      {...rest}
      className={classNames(utilities.withIcon, styles.callout, toneClassName, className)}
    >
      <Icon shape={icon} className={toneClassName} />
      {children}
    </div>
  );
}
