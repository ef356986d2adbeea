import * as company from "../content/company.ts";
import { useCurrentMinute } from "../lib/browser-state.ts";
import { lobbyStatus } from "../rules/lobby-hours.ts";
import * as styles from "./lobby-hours.module.css";

/** The lobby hours; after hydration, also whether the lobby is open. */
export function LobbyHours() {
  const now = useCurrentMinute();
  return (
    <div className={styles.hours}>
      <p data-not-printed="" className={styles.status}>
        {now && lobbyStatus(now)}
      </p>
      <dl>
        {company.lobbyHours.map(({ days, hours }) => (
          <div key={days} className={styles.fact}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
