import { classNames } from "./class-names.ts";
import * as styles from "./cloth.module.css";

/** Each has a rule in `cloth-pixels.css`. */
export type ClothPattern = "check" | "harvest" | "ladder" | "path" | "river" | "seed";

type ClothProps = {
  readonly pattern: ClothPattern;
  /** Whether it is beside the words in its positioned parent; in a narrow window, above them. */
  readonly beside?: boolean;
  readonly className?: string | undefined;
};

export function Cloth({ pattern, beside = false, className }: ClothProps) {
  const names = classNames(styles.cloth, beside && styles.beside, className);
  return <div data-not-printed="" data-cloth={pattern} className={names} />;
}
