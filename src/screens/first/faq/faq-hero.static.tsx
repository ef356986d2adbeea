import { faq } from "../../../content/faq.ts";
import { staticPart } from "../../../lib/static-part.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";

export const FaqHero = staticPart("faq-hero", () => (
  <PageHero title={faq.title} subtitle={faq.subtitle} cloth="check" />
));
