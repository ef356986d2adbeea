import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { icons } from "./icons.ts";
import * as layout from "./layout.module.css";
import * as styles from "./note.module.css";

/** A note about the content below it, such as its age. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p className={classNames(layout.beside, styles.note)}>
      <Icon shape={icons.clock} />
      <span>{children}</span>
    </p>
  );
}
