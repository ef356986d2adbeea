import { classNames } from "./class-names.ts";
import * as styles from "./cloth.module.css";
import * as patterns from "./patterns.module.css";

export type ClothPattern = "ladder" | "river" | "seed" | "check" | "path" | "harvest";

/** An ornament of country cloth, sized by its `className`. */
export function Cloth({
  pattern,
  className,
}: {
  readonly pattern: ClothPattern;
  readonly className: string | undefined;
}) {
  return (
    <div aria-hidden="true" className={classNames(styles.cloth, patterns[pattern], className)} />
  );
}
