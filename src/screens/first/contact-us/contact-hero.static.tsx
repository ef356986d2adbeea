import { contactUs } from "../../../content/contact-us.ts";
import { staticPart } from "../../../lib/static-part.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";

export const ContactHero = staticPart("contact-hero", () => (
  <PageHero title={contactUs.title} subtitle={contactUs.subtitle} cloth="ladder" />
));
