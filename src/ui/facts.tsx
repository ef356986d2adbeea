import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** Facts as facts: a name and what it is, one under the other. */
export function Facts({
  facts,
}: {
  readonly facts: readonly { readonly term: string; readonly detail: ReactNode }[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, detail }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
