import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Cloth, type ClothPattern } from "./cloth.tsx";
import { Icon } from "./icon.tsx";
import { icons } from "./icons.ts";
import * as layout from "./layout.module.css";
import * as product from "./product.module.css";
import * as styles from "./product-card.module.css";

type ProductCardProps = {
  readonly title: string;
  readonly description: string;
  readonly icon: keyof typeof icons;
  readonly cloth: ClothPattern;
  readonly children: ReactNode;
};

export function ProductCard({ title, description, icon, cloth, children }: ProductCardProps) {
  return (
    <article className={classNames(layout.card, product.product, styles.card)}>
      <Cloth pattern={cloth} className={classNames(product.edge, styles.edge)} />
      <div className={classNames(product.body, styles.body)}>
        <div className={classNames(layout.withIcon, styles.head)}>
          <Icon shape={icons[icon]} />
          <h3 className={layout.title}>{title}</h3>
        </div>
        <p>{description}</p>
        {children}
      </div>
    </article>
  );
}
