import { faq } from "../../../content/faq.ts";
import { staticPart } from "../../../lib/static-part.tsx";
import { Accordion } from "../../../ui/accordion.tsx";
import { Container } from "../../../ui/layout.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";

export const Questions = staticPart("questions", () => {
  const items = faq.items.map(({ question, answer }) => ({
    question,
    answer: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
  }));
  return (
    <>
      <PageHero title={faq.title} subtitle={faq.subtitle} cloth="check" />
      <Container spaced>
        <Accordion name="faq" items={items} />
      </Container>
    </>
  );
});
