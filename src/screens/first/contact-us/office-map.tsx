import { useState } from "react";
import * as map from "../../../content/map.ts";
import { useDataSaver } from "../../../lib/browser-state.ts";
import { focusOnMount } from "../../../lib/focus.ts";
import { useAfterPaint } from "../../../lib/page-phase.ts";
import { Button } from "../../../ui/button.tsx";
import * as styles from "./contact-us.module.css";

/** The map; a visitor who saves data gets a button that loads it. */
export function OfficeMap() {
  const painted = useAfterPaint();
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

  const embedded = (
    <iframe
      // The button that has the focus disappears.
      ref={wanted ? focusOnMount : null}
      title={map.heading}
      src={map.embed}
      loading="lazy"
      // Without an origin the frame gets no tiles. Its links open new tabs.
      sandbox="allow-scripts allow-same-origin allow-popups"
      className={styles.map}
    />
  );
  // A frame, even an empty one, takes the browser longer than everything else on this screen, so it is
  // rendered after the first paint. Where no script runs, the document contains it.
  if (!painted)
    return (
      <div className={styles.room}>
        <noscript>{embedded}</noscript>
      </div>
    );
  return embedded;
}
