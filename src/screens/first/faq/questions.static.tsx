import { faq } from "../../../content/faq.ts";
import { linkTo, linkWith } from "../../../lib/address.ts";
import { staticPart } from "../../../lib/static-part.tsx";
import { Accordion } from "../../../ui/accordion.tsx";
import { MoreLink } from "../../../ui/more-link.tsx";

export const Questions = staticPart("questions", () => {
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
  return <Accordion name="faq" items={items} />;
});
