import { type ReactNode, type ToggleEvent, useState } from "react";
import styles from "./accordion.module.css";
import { Icon } from "./icon.tsx";

/** Questions under which one answer at a time is open. */
export function Accordion({
  items,
}: {
  readonly items: readonly { readonly question: string; readonly answer: ReactNode }[];
}) {
  const [openQuestion, setOpenQuestion] = useState<string | null>(null);

  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }) => {
        const isOpen = question === openQuestion;
        // The browser has opened or closed it already; what is open is kept to one here.
        const follow = (event: ToggleEvent<HTMLDetailsElement>) => {
          if (event.currentTarget.open) setOpenQuestion(question);
          else if (isOpen) setOpenQuestion(null);
        };
        return (
          <details key={question} open={isOpen} onToggle={follow} className={styles.item}>
            <summary className={styles.question}>
              <h2 className={styles.heading}>{question}</h2>
              <Icon name="chevron-down" className={styles.mark} />
            </summary>
            <div className={styles.answer}>{answer}</div>
          </details>
        );
      })}
    </div>
  );
}
