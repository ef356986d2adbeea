import type { ReactNode } from "react";
import * as styles from "./facts.module.css";

type FactsProps = {
  readonly facts: readonly { readonly term: string; readonly detail: ReactNode }[];
};

/** A list of facts, each a term and its detail. */
export function Facts({ facts }: FactsProps) {
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
