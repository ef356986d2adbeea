import { classNames } from "./class-names.ts";
import * as styles from "./cloth.module.css";
import * as patterns from "./patterns.module.css";

const PATTERNS = {
  check: patterns.check,
  harvest: patterns.harvest,
  ladder: patterns.ladder,
  path: patterns.path,
  river: patterns.river,
  seed: patterns.seed,
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
  return <div className={classNames(styles.cloth, PATTERNS[pattern], className)} />;
}
