import type { ReactNode } from "react";
import * as styles from "./facts.module.css";

/** A list of facts, each a term and its detail. */
export function Facts({ facts }: { facts: readonly { term: string; detail: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
