import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Cloth, type ClothPattern } from "../../../ui/cloth.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { icons } from "../../../ui/icons.ts";
import * as utilities from "../../../ui/utilities.module.css";
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
    <article className={classNames(utilities.card, utilities.withEdge, styles.card)}>
      <Cloth pattern={cloth} className={classNames(utilities.edge, styles.edge)} />
      <div className={classNames(utilities.besideEdge, styles.body)}>
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
