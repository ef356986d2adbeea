import { classNames } from "./class-names.ts";
import * as styles from "./cloth.module.css";

const PATTERNS = {
  check: styles.check,
  harvest: styles.harvest,
  ladder: styles.ladder,
  path: styles.path,
  river: styles.river,
  seed: styles.seed,
};

export type ClothPattern = keyof typeof PATTERNS;

/** An ornament of country cloth, sized by its `className`. */
export function Cloth({
  pattern,
  className,
}: {
  readonly pattern: ClothPattern;
  readonly className: string | undefined;
}) {
  return (
    <div data-not-printed="" className={classNames(styles.cloth, PATTERNS[pattern], className)} />
  );
}
