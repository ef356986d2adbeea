import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Cloth, type ClothPattern } from "./cloth.tsx";
import { Facts } from "./facts.tsx";
import { Icon } from "./icon.tsx";
import { icons } from "./icons.ts";
import * as layout from "./layout.module.css";
import * as product from "./product.module.css";
import * as styles from "./product-row.module.css";

type ProductRowProps = {
  readonly level: "h2" | "h3";
  /** It lets a link made by `linkWith` lead to the product. */
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
    <article id={id} className={classNames(layout.card, product.product)}>
      <Cloth pattern={cloth} className={classNames(product.edge, styles.edge)} />
      <div className={classNames(product.body, styles.body)}>
        <div className={layout.withIcon}>
          <Icon shape={icons[icon]} />
          <Heading className={layout.title}>{title}</Heading>
        </div>
        <p className={facts ? styles.description : styles.wide}>{description}</p>
        {facts && <Facts facts={facts} className={styles.facts} />}
        <div className={styles.next}>{children}</div>
      </div>
    </article>
  );
}
