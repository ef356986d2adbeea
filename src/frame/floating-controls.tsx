import { askUs } from "../content/ask-us.ts";
import { chat, firstPhone, lobbyHeading, lobbyHours } from "../content/company.ts";
import { frame } from "../content/frame.ts";
import { linkTo } from "../lib/address.ts";
import { useScrollPosition } from "../lib/browser-state.ts";
import { useFieldUsed } from "../lib/forms/use-field-used.ts";
import { goToTop } from "../routing/screen-change.ts";
import { screens } from "../screen-table.ts";
import { useLobbyStatus } from "../shared/use-lobby-status.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { icons } from "../ui/icons.ts";
import * as utilities from "../ui/utilities.module.css";
import * as styles from "./floating-controls.module.css";

/** The scroll position at which one button replaces the other (spec section 9). */
const THRESHOLD_PX = 300;

const [firstHours, ...otherHours] = lobbyHours.map(({ short, hours }) => `${short} ${hours}`);

/**
 * In a wide window it is only the link to the chat. In others it is hidden once a field has had the
 * focus, and stays hidden, because it could return under a finger.
 */
export function ContactStrip({ className }: { className?: string | undefined }) {
  const isHidden = useScrollPosition((position) => position >= THRESHOLD_PX);
  const isFieldUsed = useFieldUsed();
  const { status, isOpen } = useLobbyStatus();
  if (isHidden) return null;
  return (
    <div
      data-needs-next-sibling=""
      data-not-printed=""
      className={classNames(styles.strip, isFieldUsed && styles.hiddenOnceFieldUsed, className)}
    >
      <a href={linkTo(screens.contactUs.path)} className={styles.hours}>
        <strong className={classNames(styles.status, isOpen && utilities.light)}>
          {status ?? firstHours}
        </strong>{" "}
        {status ? lobbyHeading : otherHours.join(", ")}
      </a>
      {firstPhone && (
        <a
          href={firstPhone.href}
          aria-label={`${askUs.call} ${firstPhone.label}`}
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
        <span className={styles.label}>{askUs.whatsApp}</span>
      </a>
    </div>
  );
}

export function ScrollToTopButton() {
  const isShown = useScrollPosition((position) => position > THRESHOLD_PX);
  const isFieldUsed = useFieldUsed();
  if (!isShown) return null;
  return (
    <button
      type="button"
      aria-label={frame.toTop}
      data-not-printed=""
      onClick={goToTop}
      className={classNames(styles.button, styles.top, isFieldUsed && styles.hiddenOnceFieldUsed)}
    >
      <Icon shape={icons.arrowUp} />
    </button>
  );
}
