import { mapLink } from "../../../content/elsewhere.ts";
import * as map from "../../../content/map.ts";
import { Section } from "../../../ui/section.tsx";
import * as styles from "./contact-us.module.css";
import { GetInTouch } from "./get-in-touch.static.tsx";
import { OfficeMap } from "./office-map.tsx";
import { WaysToContactUs } from "./ways-to-contact-us.tsx";

export function ContactUs() {
  return (
    <>
      <WaysToContactUs />
      <div data-not-printed="" className={styles.pair}>
        <GetInTouch />
        <Section heading={map.heading}>
          <OfficeMap />
          <a
            href={mapLink.href}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.mapLink}
          >
            {mapLink.label}
          </a>
        </Section>
      </div>
    </>
  );
}
