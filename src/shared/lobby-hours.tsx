import * as company from "../content/company.ts";
import { useLobbyStatus } from "./use-lobby-status.ts";
import * as styles from "./lobby-hours.module.css";

export function LobbyHours() {
  const status = useLobbyStatus();
  return (
    <>
      <p data-not-printed="" className={styles.status}>
        {status}
      </p>
      <dl>
        {company.lobbyHours.map(({ days, hours }) => (
          <div key={days} className={styles.fact}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
