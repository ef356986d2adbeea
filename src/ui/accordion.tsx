import type { ReactNode } from "react";
import * as styles from "./accordion.module.css";
import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";

/** Leaves one `details` open at a time, in browsers that don't do that by `name`. */
function closeOthersOnOpen(element: HTMLElement | null) {
  if (element === null) return;
  const closeOthers = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement && target.open)) return;
    for (const other of element.querySelectorAll("details")) {
      if (other !== target) other.open = false;
    }
    // If a long answer above it was closed, the page has moved up.
    target.scrollIntoView({ block: "nearest" });
  };
  // `toggle` doesn't bubble, but it can be captured.
  element.addEventListener("toggle", closeOthers, true);
  return () => element.removeEventListener("toggle", closeOthers, true);
}

/** Questions that open to show their answers, one at a time. */
export function Accordion({
  name,
  items,
}: {
  /** The `name` of each `details`: newer browsers open only one of the same name, also without a script. */
  readonly name: string;
  readonly items: readonly { readonly question: string; readonly answer: ReactNode }[];
}) {
  return (
    <div ref={closeOthersOnOpen} className={styles.accordion}>
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
