import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./layout.module.css";

type ContainerProps = ComponentProps<"div"> & {
  readonly spaced?: boolean;
};

export function Container({ spaced = false, className, ...rest }: ContainerProps) {
  const names = [styles.container, spaced && styles.spaced, className];
  return <div {...rest} className={classNames(...names)} />;
}

export function VisuallyHidden(props: ComponentProps<"span">) {
  return <span {...props} className={styles.hidden} />;
}
