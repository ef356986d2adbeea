import { classNames } from "./class-names.ts";
import * as styles from "./cloth.module.css";

/** Each has a rule in `cloth-pictures.css`. */
export const CLOTH_PATTERNS = ["ladder", "river", "harvest", "seed", "check", "path"] as const;

export type ClothPattern = (typeof CLOTH_PATTERNS)[number];

type ClothProps = {
  readonly pattern: ClothPattern;
  /** Whether it is beside the words in its positioned parent; in a narrow window, above them. */
  readonly beside?: boolean;
  /** Gives it a place and a size, unless it is beside words. */
  readonly className?: string | undefined;
};

export function Cloth({ pattern, beside = false, className }: ClothProps) {
  const names = classNames(styles.cloth, beside && styles.beside, className);
  return <div data-not-printed="" data-cloth={pattern} className={names} />;
}
