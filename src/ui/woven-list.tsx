import { classNames } from "./class-names.ts";
import * as utilities from "./utilities.module.css";
import * as styles from "./woven-list.module.css";

type WovenListProps = {
  readonly level: "h2" | "h3";
  readonly items: readonly { readonly title: string; readonly text: string }[];
  /** Sets the columns of a wide window. */
  readonly className: string | undefined;
};

/** Texts with headings, each beside a woven edge. */
export function WovenList({ level: Heading, items, className }: WovenListProps) {
  return (
    <ul className={classNames(utilities.stack, styles.list, className)}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <Heading className={classNames(utilities.subheading, styles.title)}>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
