import { contactUs } from "../../../content/contact-us.ts";
import { AskUs } from "../../../frame/ask-us.tsx";
import { staticPart } from "../../../lib/static-part.tsx";
import { Section } from "../../../ui/section.tsx";
import { ContactForm } from "./contact-form.tsx";

export const GetInTouch = staticPart("get-in-touch", () => (
  <Section heading={contactUs.form.heading} cream>
    <p>{contactUs.form.answer}</p>
    <AskUs />
    <ContactForm />
  </Section>
));
