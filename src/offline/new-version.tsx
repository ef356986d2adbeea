import styles from "./new-version.module.css";
import { useNewVersion } from "./registration.ts";

/** Offers the site's new version; until it is tapped, what the visitor is at goes on. */
export function NewVersion() {
  const refresh = useNewVersion();
  return (
    <div aria-live="polite" className={styles.region}>
      {refresh && (
        <button type="button" onClick={refresh} className={styles.button}>
          New version, tap to refresh
        </button>
      )}
    </div>
  );
}
