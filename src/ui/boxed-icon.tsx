import * as styles from "./boxed-icon.module.css";
import { Icon } from "./icon.tsx";

/** The icon of a product: in a dark square, where there is space. */
export function BoxedIcon({ shape }: { shape: string }) {
  return (
    <span className={styles.box}>
      <Icon shape={shape} />
    </span>
  );
}
