import * as map from "../../content/map.ts";
import { Section } from "../../ui/layout.tsx";
import { UnsentForms } from "../../ui/unsent-forms.tsx";
import styles from "./contact-us.module.css";
import { GetInTouch, MapLink, WaysToContactUs } from "./contact-us-words.static.tsx";
import { OfficeMap } from "./office-map.tsx";

export function ContactUs() {
  return (
    <UnsentForms>
      <WaysToContactUs />
      <div className={styles.pair}>
        <GetInTouch />
        <Section heading={map.heading}>
          <OfficeMap />
          <MapLink />
        </Section>
      </div>
    </UnsentForms>
  );
}
