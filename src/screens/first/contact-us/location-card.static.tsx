import { Fragment } from "react";
import * as company from "../../../content/company.ts";
import { contactUs } from "../../../content/contact-us.ts";
import { staticPart } from "../../../lib/static-part.tsx";
import * as icons from "../../../ui/icons.ts";
import { ContactCard } from "./contact-card.tsx";
import * as styles from "./contact-us.module.css";

// Enlarged text may wrap after the slash.
const title = contactUs.cards.location.split("/").map((word, index) => (
  <Fragment key={word}>
    {index > 0 && (
      <>
        /<wbr />
      </>
    )}
    {word}
  </Fragment>
));

export const LocationCard = staticPart("location-card", () => (
  <ContactCard title={title} icon={icons.pin} className={styles.location}>
    <address className={styles.address}>
      {company.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
    <p>{company.landmark}</p>
  </ContactCard>
));
