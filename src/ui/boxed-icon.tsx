import * as styles from "./boxed-icon.module.css";
import { Icon } from "./icon.tsx";
import type { Shape } from "./icons.ts";

export function BoxedIcon({ shape }: { shape: Shape }) {
  return (
    <span className={styles.box}>
      <Icon shape={shape} />
    </span>
  );
}
