import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { Cloth, type ClothPattern } from "../ui/cloth.tsx";
import { Container } from "../ui/layout.tsx";
import { MoreQuestions } from "./contacts.tsx";
import * as utilities from "../ui/utilities.module.css";
import * as styles from "./cloth-page.module.css";

type ClothPageProps = {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly cloth?: ClothPattern;
  /** Whether the content is as wide as the title and the help beside it. */
  readonly isWide?: boolean;
  /** Whether the content offers help itself. */
  readonly offersOwnHelp?: boolean;
  readonly children: ReactNode;
};

export function ClothPage({
  title,
  intro,
  cloth = "check",
  isWide,
  offersOwnHelp,
  children,
}: ClothPageProps) {
  return (
    <div className={styles.page}>
      <Cloth pattern={cloth} beside />
      <Container>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          {intro && (
            <div data-not-printed="" className={styles.intro}>
              {intro}
            </div>
          )}
          <div className={classNames(utilities.stack, styles.content, isWide && styles.wide)}>
            {children}
          </div>
          {!offersOwnHelp && <MoreQuestions />}
        </div>
      </Container>
    </div>
  );
}
