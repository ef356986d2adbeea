import * as styles from "./loading.module.css";

const SHAPES = { line: styles.line, heading: styles.heading, picture: styles.picture };

/** The shapes of what loads, below each other. */
export const Skeletons = ({ shapes }: { shapes: readonly (keyof typeof SHAPES)[] }) =>
  shapes.map((shape, index) => (
    <div key={index} className={`${styles.skeleton} ${SHAPES[shape]}`} />
  ));
