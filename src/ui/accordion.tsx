import type { ReactNode } from "react";
import styles from "./accordion.module.css";
import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";

/** Questions under which one answer at a time is open, where they stand within `OneOpen`. */
export function Accordion({
  name,
  items,
}: {
  /** What newer browsers know them by as belonging together. */
  readonly name: string;
  readonly items: readonly { readonly question: string; readonly answer: ReactNode }[];
}) {
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className={styles.item}>
          <summary className={styles.question}>
            <h2 className={styles.heading}>{question}</h2>
            <Icon shape={icons.chevronDown} className={styles.mark} />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}

function watch(element: HTMLElement | null) {
  if (element === null) return;
  const closeOthers = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement && target.open)) return;
    for (const other of element.querySelectorAll("details")) {
      if (other !== target) other.open = false;
    }
  };
  // The event doesn't rise, but it comes past.
  element.addEventListener("toggle", closeOthers, true);
  return () => element.removeEventListener("toggle", closeOthers, true);
}

/** Keeps one `details` open at a time where the browser doesn't do that by itself. */
export function OneOpen({ children }: { readonly children: ReactNode }) {
  return <div ref={watch}>{children}</div>;
}
