import { contactUs } from "../../../content/contact-us.ts";
import { staticPart } from "../../../lib/static-part.tsx";
import * as icons from "../../../ui/icons.ts";
import { ContactCard } from "./contact-card.tsx";

export const EnquiryCards = staticPart("enquiry-cards", () => (
  <>
    {contactUs.cards.enquiries.map(({ title, text, icon }) => (
      <ContactCard key={title} title={title} icon={icons[icon]}>
        <p>{text}</p>
      </ContactCard>
    ))}
  </>
));
