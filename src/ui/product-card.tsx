import type { ReactNode } from "react";
import { Cloth, type ClothPattern } from "./cloth.tsx";
import { Facts } from "./facts.tsx";
import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";
import * as styles from "./product-card.module.css";

/** The card of one product. */
export function ProductCard({
  level: Heading,
  id,
  title,
  description,
  icon,
  cloth,
  facts,
  children,
}: {
  /** The level of the card's heading, one below the list's. */
  readonly level: "h2" | "h3";
  /** It lets a link made by `linkWith` lead to the card. */
  readonly id?: string;
  readonly title: string;
  readonly description: string;
  readonly icon: keyof typeof icons;
  readonly cloth: ClothPattern;
  readonly facts?: readonly { readonly term: string; readonly detail: string }[] | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <article id={id} className={styles.card}>
      <Cloth pattern={cloth} className={styles.edge} />
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.icon}>
            <Icon shape={icons[icon]} />
          </span>
          <Heading className={styles.title}>{title}</Heading>
        </div>
        <p>{description}</p>
        {facts && <Facts facts={facts} />}
        {children}
      </div>
    </article>
  );
}

/** A grid of product cards, with this many columns in a wide window. */
export function ProductGrid({ columns, children }: { columns: 3 | 4; children: ReactNode }) {
  return <div className={columns === 3 ? styles.three : styles.four}>{children}</div>;
}
