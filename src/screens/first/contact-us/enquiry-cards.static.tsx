import { contactUs } from "../../../content/contact-us.ts";
import { linkWith } from "../../../lib/address.ts";
import { staticPart } from "../../../lib/static-part.tsx";
import { screens } from "../../../screen-table.ts";
import * as icons from "../../../ui/icons.ts";
import { ContactCard } from "./contact-card.tsx";

export const EnquiryCards = staticPart("enquiry-cards", () => (
  <>
    {contactUs.cards.enquiries.map(({ id, title, text, icon }) => (
      <ContactCard
        key={id}
        id={linkWith(screens.contactUs.path, "about", id).slice(1)}
        title={title}
        icon={icons[icon]}
      >
        <p>{text}</p>
      </ContactCard>
    ))}
  </>
));
