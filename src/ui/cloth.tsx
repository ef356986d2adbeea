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

type ClothProps = {
  readonly pattern: ClothPattern;
  /** Whether it is beside the words in its positioned parent; in a narrow window, above them. */
  readonly beside?: boolean;
  readonly className?: string | undefined;
};

export function Cloth({ pattern, beside = false, className }: ClothProps) {
  const names = [styles.cloth, beside && styles.beside, PATTERNS[pattern], className];
  return <div data-not-printed="" className={classNames(...names)} />;
}
