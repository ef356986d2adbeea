import type { ReactNode } from "react";
import { BoxedIcon } from "./boxed-icon.tsx";
import { Cloth, type ClothPattern } from "./cloth.tsx";
import * as icons from "./icons.ts";
import * as styles from "./product-card.module.css";

type ProductCardProps = {
  readonly title: string;
  readonly description: string;
  readonly icon: keyof typeof icons;
  readonly cloth: ClothPattern;
  /** The link to more about it. */
  readonly children: ReactNode;
};

/** The card of one kind of products. */
export function ProductCard({ title, description, icon, cloth, children }: ProductCardProps) {
  return (
    <article className={styles.card}>
      <Cloth pattern={cloth} className={styles.edge} />
      <div className={styles.body}>
        <div className={styles.head}>
          <BoxedIcon shape={icons[icon]} />
          <h3 className={styles.title}>{title}</h3>
        </div>
        <p>{description}</p>
        {children}
      </div>
    </article>
  );
}

/** Product cards side by side. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
