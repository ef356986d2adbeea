import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Cloth, type ClothPattern } from "./cloth.tsx";
import { Facts } from "./facts.tsx";
import { Icon } from "./icon.tsx";
import { icons } from "./icons.ts";
import * as styles from "./product.module.css";
import * as utilities from "./utilities.module.css";

type ProductCardProps = {
  readonly title: string;
  readonly description: string;
  readonly icon: keyof typeof icons;
  readonly cloth: ClothPattern;
  readonly children: ReactNode;
};

export function ProductCard({ title, description, icon, cloth, children }: ProductCardProps) {
  return (
    <article className={classNames(utilities.card, styles.product, styles.card)}>
      <Cloth pattern={cloth} className={styles.edge} />
      <div className={styles.body}>
        <div className={classNames(utilities.withIcon, styles.head)}>
          <Icon shape={icons[icon]} />
          <h3 className={utilities.title}>{title}</h3>
        </div>
        <p>{description}</p>
        {children}
      </div>
    </article>
  );
}

type ProductRowProps = {
  readonly level: "h2" | "h3";
  /** The link of the product without the `#` (`routing/product-link.ts`). */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly icon: keyof typeof icons;
  readonly cloth: ClothPattern;
  readonly facts?: readonly { readonly term: string; readonly detail: string }[] | undefined;
  readonly children: ReactNode;
};

export function ProductRow({
  level: Heading,
  id,
  title,
  description,
  icon,
  cloth,
  facts,
  children,
}: ProductRowProps) {
  return (
    <article id={id} className={classNames(utilities.card, styles.product, styles.row)}>
      <Cloth pattern={cloth} className={styles.edge} />
      <div className={styles.body}>
        <div className={utilities.withIcon}>
          <Icon shape={icons[icon]} />
          <Heading className={utilities.title}>{title}</Heading>
        </div>
        <p className={facts ? styles.description : styles.wide}>{description}</p>
        {facts && <Facts facts={facts} className={styles.facts} />}
        <div className={styles.next}>{children}</div>
      </div>
    </article>
  );
}
