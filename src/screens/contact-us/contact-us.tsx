import * as map from "../../content/map.ts";
import { StaticPart } from "../../lib/static-part.tsx";
import { Section } from "../../ui/layout.tsx";
import { UnsentForms } from "../../ui/unsent-forms.tsx";
import styles from "./contact-us.module.css";
import { OfficeMap } from "./office-map.tsx";

export function ContactUs() {
  return (
    <UnsentForms>
      <StaticPart name="ways-to-contact-us" />
      <div className={styles.pair}>
        <StaticPart name="get-in-touch" />
        <Section heading={map.heading}>
          <OfficeMap />
          <StaticPart name="map-link" />
        </Section>
      </div>
    </UnsentForms>
  );
}
