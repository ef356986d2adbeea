import { contactUs } from "../../../content/contact-us.ts";
import { staticPart } from "../../../lib/static-part.tsx";
import { Section } from "../../../ui/section.tsx";
import { ContactForm } from "./contact-form.tsx";

export const GetInTouch = staticPart("get-in-touch", () => (
  <Section heading={contactUs.form.heading} cream>
    <ContactForm />
  </Section>
));
