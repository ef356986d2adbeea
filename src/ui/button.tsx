import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./button.module.css";

/** `primary` is for the one action that matters on a screen, `onDeep` for dark backgrounds. */
const LOOKS = { primary: styles.primary, outline: styles.outline, onDeep: styles.onDeep };

type Look = keyof typeof LOOKS;

export function ButtonLink({ look, className, ...rest }: ComponentProps<"a"> & { look: Look }) {
  const names = classNames(styles.button, LOOKS[look], className);
  return <a data-not-printed="" {...rest} className={names} />;
}

export function Button({ look, className, ...rest }: ComponentProps<"button"> & { look: Look }) {
  return (
    <button type="button" {...rest} className={classNames(styles.button, LOOKS[look], className)} />
  );
}

export function ButtonRow({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames(styles.row, className)} />;
}
