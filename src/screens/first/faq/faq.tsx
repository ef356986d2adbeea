import { lobbyHeading } from "../../../content/company.ts";
import { LobbyHours } from "../../../frame/lobby-hours.tsx";
import { ExclusiveAccordion } from "../../../ui/accordion.tsx";
import { Container } from "../../../ui/layout.tsx";
import * as styles from "./faq.module.css";
import { FaqHero } from "./faq-hero.static.tsx";
import { Questions } from "./questions.static.tsx";
import { StillAQuestion } from "./still-a-question.static.tsx";

export function Faq() {
  return (
    <>
      <FaqHero />
      <Container spaced className={styles.page}>
        <ExclusiveAccordion>
          <Questions />
        </ExclusiveAccordion>
        <aside className={styles.aside}>
          <StillAQuestion />
          <LobbyHours heading={<h3>{lobbyHeading}</h3>} />
        </aside>
      </Container>
    </>
  );
}
