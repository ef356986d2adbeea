import { frame } from "../content/frame.ts";
import * as styles from "./new-version.module.css";
import { useNewVersion } from "./registration.ts";

/** Offers the site's new version. Until the visitor taps it, nothing changes. */
export function NewVersion() {
  const refresh = useNewVersion();
  return (
    <div aria-live="polite" className={styles.region}>
      {refresh && (
        <button type="button" onClick={refresh} className={styles.button}>
          {frame.newVersion}
        </button>
      )}
    </div>
  );
}
