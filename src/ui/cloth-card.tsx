import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Cloth, type ClothPattern } from "./cloth.tsx";
import { Icon } from "./icon.tsx";
import type { Shape } from "./icons.ts";
import * as styles from "./cloth-card.module.css";
import * as utilities from "./utilities.module.css";

type ClothCardProps = {
  readonly id?: string;
  readonly level: "h2" | "h3";
  readonly title: string;
  readonly icon: Shape;
  readonly cloth: ClothPattern;
  /** Whether the cloth is above the words where the window has space for cards side by side. */
  readonly upright?: boolean;
  /** Arranges the words. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A card with a narrow piece of cloth at its start. */
export function ClothCard({
  id,
  level: Heading,
  title,
  icon,
  cloth,
  upright = false,
  className,
  children,
}: ClothCardProps) {
  return (
    <article id={id} className={classNames(utilities.card, styles.card, upright && styles.upright)}>
      <Cloth pattern={cloth} className={styles.edge} />
      <div className={classNames(styles.words, className)}>
        <Heading className={classNames(utilities.withIcon, styles.title)}>
          <Icon shape={icon} />
          {title}
        </Heading>
        {children}
      </div>
    </article>
  );
}
