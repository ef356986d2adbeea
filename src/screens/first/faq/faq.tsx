import { askUs } from "../../../content/ask-us.ts";
import { AskUs } from "../../../frame/ask-us.tsx";
import { LobbyHours } from "../../../frame/lobby-hours.tsx";
import { OneOpen } from "../../../ui/accordion.tsx";
import { Container } from "../../../ui/layout.tsx";
import * as styles from "./faq.module.css";
import { FaqHero } from "./faq-hero.static.tsx";
import { Questions } from "./questions.static.tsx";

export function Faq() {
  return (
    <>
      <FaqHero />
      <Container spaced className={styles.page}>
        <OneOpen>
          <Questions />
        </OneOpen>
        <aside aria-label={askUs.heading} className={styles.aside}>
          <h2 className={styles.heading}>{askUs.heading}</h2>
          <AskUs />
          <LobbyHours />
        </aside>
      </Container>
    </>
  );
}
