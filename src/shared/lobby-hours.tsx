import type { ReactNode } from "react";
import * as company from "../content/company.ts";
import { useCurrentMinute } from "../lib/browser-state.ts";
import { lobbyStatus, lobbyWeek } from "../rules/lobby-hours.ts";
import { classNames } from "../ui/class-names.ts";
import { Cloth, type ClothPattern } from "../ui/cloth.tsx";
import * as styles from "./lobby-hours.module.css";

const PATTERNS: readonly ClothPattern[] = ["river", "seed", "ladder", "path", "harvest", "check"];

/** A week as seven strips of cloth: a closed day has no pattern, and today has a mark. */
function Week({ now }: { now: Date | null }) {
  return (
    <div aria-hidden="true" className={styles.week}>
      {lobbyWeek.map(({ weekday, isOpen }, index) => (
        <Cloth
          key={weekday}
          pattern={PATTERNS[index] ?? "check"}
          className={classNames(
            styles.day,
            !isOpen && styles.closed,
            weekday === now?.getUTCDay() && styles.today,
          )}
        />
      ))}
    </div>
  );
}

/**
 * The lobby hours, as a drawing and in words; after hydration, whether the lobby is open. They need
 * a `heading` if there is none above.
 */
export function LobbyHours({ heading }: { heading?: ReactNode }) {
  const now = useCurrentMinute();
  return (
    <div>
      <div className={styles.row}>
        <div>
          {heading}
          <p className={styles.status}>{now && lobbyStatus(now)}</p>
        </div>
        <Week now={now} />
      </div>
      <dl className={styles.facts}>
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

/** The lobby hours in two lines. After hydration they say instead whether the lobby is open. */
export function LobbyLines() {
  const now = useCurrentMinute();
  const [first, second] = now
    ? [`${company.lobbyHeading}:`, lobbyStatus(now)]
    : company.lobbyHours.map(({ short, hours }) => `${short} ${hours}`);
  return (
    <div className={styles.row}>
      <p className={styles.lines}>
        <span>{first}</span> <strong>{second}</strong>
      </p>
      <Week now={now} />
    </div>
  );
}
