import { useState } from "react";
import * as map from "../../../content/map.ts";
import { savesData } from "../../../lib/data-saver.ts";
import { focusOnMount } from "../../../lib/focus.ts";
import { usePainted } from "../../../lib/page-phase.ts";
import { Button } from "../../../ui/button.tsx";
import * as styles from "./contact-us.module.css";

/** The map; a visitor who saves data gets a button that loads it. */
export function OfficeMap() {
  const painted = usePainted();
  const [wanted, setWanted] = useState(false);
  // Read once, so that a shown map stays. The build may have no `navigator`.
  const [offline] = useState(() => globalThis.navigator?.onLine === false);

  const embedded = (
    <iframe
      // The pressed button disappears, so the map gets the focus.
      ref={wanted ? focusOnMount : null}
      title={map.heading}
      src={map.embed}
      loading="lazy"
      // Without `allow-same-origin` the map loads no tiles. Its links open in new tabs.
      sandbox="allow-scripts allow-same-origin allow-popups"
      className={styles.map}
    />
  );
  // Rendered after the first paint: a frame, even an empty one, takes the browser longer than all
  // else on this screen.
  if (!painted)
    return (
      <div className={styles.space}>
        <noscript>{embedded}</noscript>
      </div>
    );
  // Without a network the frame would show the browser's error page.
  if (offline || (savesData && !wanted))
    return (
      <div className={styles.noMap}>
        <p>{offline ? map.offline : map.cost}</p>
        {!offline && (
          <Button look="outline" onClick={() => setWanted(true)}>
            {map.show}
          </Button>
        )}
      </div>
    );
  return embedded;
}
