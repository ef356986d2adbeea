import { useState } from "react";
import { contactUs } from "../../content/contact-us.ts";
import { useDataSaver } from "../../lib/data-saver.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./contact-us.module.css";

const { map } = contactUs;

/** The map, which a visitor who saves data is asked about first. */
export function OfficeMap() {
  const dataSaver = useDataSaver();
  const [wanted, setWanted] = useState(false);
  if (dataSaver && !wanted)
    return (
      <div className={styles.noMap}>
        <p>{map.cost}</p>
        <Button look="outline" onClick={() => setWanted(true)}>
          {map.show}
        </Button>
      </div>
    );
  return (
    <iframe
      title={map.heading}
      src={map.embed}
      loading="lazy"
      referrerPolicy="no-referrer"
      className={styles.map}
    />
  );
}
