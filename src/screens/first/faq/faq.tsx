import { askUs } from "../../../content/ask-us.ts";
import { lobbyHeading } from "../../../content/company.ts";
import { faq } from "../../../content/faq.ts";
import { linkTo, linkWith } from "../../../lib/address.ts";
import { AskUs } from "../../../shared/ask-us.tsx";
import { LobbyHours } from "../../../shared/lobby-hours.tsx";
import { Accordion } from "../../../ui/accordion.tsx";
import { Container } from "../../../ui/layout.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { MoreLink } from "../../../ui/text-link.tsx";
import * as styles from "./faq.module.css";

const items = faq.items.map(({ question, answer, link: { label, path, query } }) => ({
  question,
  answer: (
    <>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <MoreLink href={query ? linkWith(path, ...query) : linkTo(path)}>{label}</MoreLink>
    </>
  ),
}));

export function Faq() {
  return (
    <>
      <PageHero title={faq.title} subtitle={faq.subtitle} cloth="check" />
      <Container spaced className={styles.page}>
        <Accordion name="faq" items={items} />
        <aside className={styles.aside}>
          <h2 className={styles.heading}>{askUs.heading}</h2>
          <AskUs />
          <LobbyHours heading={<h3>{lobbyHeading}</h3>} />
        </aside>
      </Container>
    </>
  );
}
