import { classNames } from "./class-names.ts";
import type { Shape } from "./icons.ts";
import * as styles from "./icon.module.css";

type IconProps = {
  readonly shape: Shape;
  readonly className?: string | undefined;
};

/** A line icon, hidden from screen readers. Use it beside text or inside a labelled control. */
export function Icon({ shape, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      className={classNames(styles.icon, className)}
    >
      <path d={shape} />
    </svg>
  );
}
