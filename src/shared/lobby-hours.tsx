import * as company from "../content/company.ts";
import { classNames } from "../ui/class-names.ts";
import { useLobbyStatus } from "./use-lobby-status.ts";
import * as utilities from "../ui/utilities.module.css";
import * as styles from "./lobby-hours.module.css";

export function LobbyHours() {
  const { status, isOpen } = useLobbyStatus();
  return (
    <>
      <p data-not-printed="" className={classNames(styles.status, isOpen && utilities.light)}>
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
