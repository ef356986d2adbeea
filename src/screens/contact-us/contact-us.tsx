import * as map from "../../content/map.ts";
import { StaticPart } from "../../lib/static-part.tsx";
import { Section } from "../../ui/section.tsx";
import * as styles from "./contact-us.module.css";
import { OfficeMap } from "./office-map.tsx";

export function ContactUs() {
  return (
    <>
      <StaticPart name="ways-to-contact-us" />
      <div className={styles.pair}>
        <StaticPart name="get-in-touch" />
        <Section heading={map.heading}>
          <OfficeMap />
          <StaticPart name="map-link" />
        </Section>
      </div>
    </>
  );
}
