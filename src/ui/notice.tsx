import type { ReactNode } from "react";
import { ButtonRow } from "./button.tsx";
import { Cloth } from "./cloth.tsx";
import { Container } from "./layout.tsx";
import * as styles from "./notice.module.css";

type NoticeProps = { readonly heading: string; readonly children: ReactNode };

/** An empty or failed state: what happened, and what to do next. */
export function Notice({ heading, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <Cloth pattern="check" className={styles.cloth} />
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </div>
  );
}

/** A `Notice` that is a whole screen. */
export function NoticeScreen({ heading, children }: NoticeProps) {
  return (
    <Container spaced className={styles.screen}>
      <Cloth pattern="check" className={styles.cloth} />
      <h1 className={styles.title}>{heading}</h1>
      {children}
    </Container>
  );
}

/** The actions of a notice, side by side. */
export function Actions({ children }: { children: ReactNode }) {
  return <ButtonRow className={styles.actions}>{children}</ButtonRow>;
}
