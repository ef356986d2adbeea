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
  beside = false,
  className,
}: {
  readonly pattern: ClothPattern;
  /** Whether it fills the right side of its positioned parent, beside the words. */
  readonly beside?: boolean;
  readonly className: string | undefined;
}) {
  const names = [styles.cloth, beside && styles.beside, PATTERNS[pattern], className];
  return <div data-not-printed="" className={classNames(...names)} />;
}
