import { askUs } from "../content/ask-us.ts";
import { chat, lobbyHeading, lobbyHours, phones } from "../content/company.ts";
import { frame } from "../content/frame.ts";
import { linkTo } from "../lib/address.ts";
import {
  goToTop,
  useCurrentMinute,
  useFieldFocused,
  useScrollPosition,
} from "../lib/browser-state.ts";
import { lobbyStatus } from "../rules/lobby-hours.ts";
import { screens } from "../screen-table.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { icons } from "../ui/icons.ts";
import * as styles from "./floating-buttons.module.css";

/** The scroll position, in pixels, at which one button replaces the other (spec section 9). */
const THRESHOLD = 300;

const [call] = phones;

/**
 * The link to the chat, hidden once the visitor has scrolled down. On a phone or tablet it is in a
 * strip along the bottom edge, beside the lobby hours and a phone number to call, and hidden while a
 * field has the focus.
 */
export function Chat({ className }: { className?: string | undefined }) {
  const hidden = useScrollPosition((position) => position >= THRESHOLD);
  const fieldFocused = useFieldFocused();
  if (hidden) return null;
  return (
    <div
      data-not-printed=""
      className={classNames(styles.strip, fieldFocused && styles.typing, className)}
    >
      <a href={linkTo(screens.contactUs.path)} className={styles.hours}>
        <LobbyLines />
      </a>
      {call && (
        <a
          href={call.href}
          aria-label={`${askUs.call} ${call.label}`}
          className={classNames(styles.button, styles.call)}
        >
          <Icon shape={icons.phone} />
        </a>
      )}
      <a
        href={chat}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={askUs.chatWithUs}
        className={classNames(styles.button, styles.chat)}
      >
        <Icon shape={icons.chat} />
        <span className={styles.short}>{askUs.chat}</span>
        <span className={styles.long}>{askUs.chatWithUs}</span>
      </a>
    </div>
  );
}

/** The lobby hours in two lines. After hydration they say instead whether the lobby is open. */
export function LobbyLines() {
  const now = useCurrentMinute();
  const [weekdays, saturday] = lobbyHours.map(({ short, hours }) => `${short} ${hours}`);
  return (
    <>
      <span>{now ? `${lobbyHeading}:` : weekdays}</span>{" "}
      <strong>{now ? lobbyStatus(now) : saturday}</strong>
    </>
  );
}

/** Scrolls to the top. Shown once the visitor has scrolled down; on a phone not during typing. */
export function ScrollToTopButton() {
  const shown = useScrollPosition((position) => position > THRESHOLD);
  const fieldFocused = useFieldFocused();
  if (!shown) return null;
  return (
    <button
      type="button"
      aria-label={frame.toTop}
      data-not-printed=""
      onClick={goToTop}
      className={classNames(styles.button, styles.top, fieldFocused && styles.typing)}
    >
      <Icon shape={icons.arrowUp} />
    </button>
  );
}
