import { classNames } from "./class-names.ts";
import styles from "./cloth.module.css";
import patterns from "./patterns.module.css";

export type ClothPattern = "ladder" | "river" | "seed" | "check" | "path" | "harvest";

/** A piece of country cloth, an ornament as large as its `className` makes it. */
export function Cloth({
  pattern,
  className,
}: {
  readonly pattern: ClothPattern;
  readonly className?: string | undefined;
}) {
  return (
    <div aria-hidden="true" className={classNames(styles.cloth, patterns[pattern], className)} />
  );
}
