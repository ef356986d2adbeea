import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { icons } from "./icons.ts";
import * as styles from "./rows.module.css";

type Row = {
  readonly text: string;
  /** The name of what the link leads to, if its text is different. */
  readonly name?: string;
  readonly href: string;
  readonly below?: boolean;
};

type RowsProps = {
  readonly rows: readonly Row[];
  readonly wide?: boolean;
};

export function Rows({ rows, wide = false }: RowsProps) {
  return (
    <ul className={classNames(styles.rows, wide && styles.wide)}>
      {rows.map(({ text, name, href, below = false }) => (
        <li key={text}>
          <a href={href} className={styles.row}>
            <span>{text}</span>
            <strong>{name}</strong>
            <Icon shape={below ? icons.arrowDown : icons.arrowRight} />
          </a>
        </li>
      ))}
    </ul>
  );
}
