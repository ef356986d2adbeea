import { faq, type Question } from "../../../content/faq.ts";
import { linkTo } from "../../../lib/address.ts";
import { linkToApplication, linkToProduct } from "../../../routing/links.ts";
import { screens } from "../../../screen-table.ts";
import { MoreQuestions } from "../../../shared/contacts.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Chevron } from "../../../ui/icon.tsx";
import { Container } from "../../../ui/layout.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { MoreLink } from "../../../ui/text-link.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./faq.module.css";

/**
 * Leaves one `details` open at a time in a browser that ignores `name`, such as Chrome before 120
 * (MDN).
 */
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

function hrefOf(link: Question["link"]): string {
  if ("account" in link) return linkToProduct(screens.accountTypes.path, link.account);
  return "applyFor" in link ? linkToApplication(link.applyFor) : linkTo(link.path);
}

export function Faq() {
  return (
    <>
      <PageHero title={screens.faq.title} subtitle={faq.subtitle} cloth="check" />
      <Container spaced className={classNames(utilities.stack, utilities.withAside)}>
        <div ref={closeOthersOnOpen} className={styles.items}>
          {faq.items.map(({ question, answer, list, link }) => (
            // By the HTML standard only one `details` of a name is open, also without a script.
            <details key={question} name="faq" className={styles.item}>
              <summary className={styles.question}>
                {/* Not a heading: in Firefox, Orca 43 can't open a summary by its heading. */}
                <span className={styles.heading}>{question}</span>
                <Chevron className={styles.mark} />
              </summary>
              <div className={classNames(utilities.stack, styles.answer)}>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {list && (
                  <ul className={styles.list}>
                    {list.map(({ term, text }) => (
                      <li key={term}>
                        <strong>{term}</strong>: {text}
                      </li>
                    ))}
                  </ul>
                )}
                <MoreLink href={hrefOf(link)}>{link.label}</MoreLink>
              </div>
            </details>
          ))}
        </div>
        <MoreQuestions />
      </Container>
    </>
  );
}
