import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./facts.module.css";
import * as utilities from "./utilities.module.css";

type FactsProps = {
  readonly facts: readonly { readonly term: string; readonly detail: ReactNode }[];
  readonly className?: string | undefined;
};

export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={classNames(utilities.stack, styles.facts, className)}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt className={utilities.small}>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
