import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Cloth, type ClothPattern } from "./cloth.tsx";
import { Icon } from "./icon.tsx";
import type { Shape } from "./icons.ts";
import * as styles from "./cloth-card.module.css";
import * as utilities from "./utilities.module.css";

/** Where the cloth is. Cards stand side by side in a wide window, where it may be on top. */
const EDGES = { start: undefined, top: styles.top, topIfWide: styles.topIfWide };

type ClothCardProps = {
  readonly id?: string;
  readonly level: "h2" | "h3";
  readonly title: string;
  readonly icon: Shape;
  readonly cloth: ClothPattern;
  readonly edge?: keyof typeof EDGES;
  /** Arranges the words. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function ClothCard({
  id,
  level: Heading,
  title,
  icon,
  cloth,
  edge = "start",
  className,
  children,
}: ClothCardProps) {
  return (
    <article id={id} className={classNames(utilities.card, styles.card, EDGES[edge])}>
      <Cloth pattern={cloth} className={styles.edge} />
      <div className={classNames(utilities.stack, styles.words, className)}>
        <Heading className={classNames(utilities.withIcon, utilities.subheading, styles.title)}>
          <Icon shape={icon} />
          {title}
        </Heading>
        {children}
      </div>
    </article>
  );
}
