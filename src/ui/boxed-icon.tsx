import * as styles from "./boxed-icon.module.css";
import { Icon } from "./icon.tsx";
import type { Shape } from "./icons.ts";

/** The icon of a product: in a dark square, where there is space. */
export function BoxedIcon({ shape }: { shape: Shape }) {
  return (
    <span className={styles.box}>
      <Icon shape={shape} />
    </span>
  );
}
