import * as styles from "./loading.module.css";

const SHAPES = { line: styles.line, heading: styles.heading, picture: styles.picture };

export function Skeleton({ shape }: { shape: keyof typeof SHAPES }) {
  return <div className={`${styles.skeleton} ${SHAPES[shape]}`} />;
}
