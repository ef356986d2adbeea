import { askUs } from "../content/ask-us.ts";
import { chat } from "../content/company.ts";
import { frame } from "../content/frame.ts";
import { linkTo } from "../lib/address.ts";
import { goToTop, useFieldFocused, useScrollPosition } from "../lib/browser-state.ts";
import { screens } from "../screen-table.ts";
import { LobbyLines } from "../shared/lobby-hours.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import * as icons from "../ui/icons.ts";
import * as styles from "./floating-buttons.module.css";

/** The scroll position, in pixels, at which one button replaces the other (spec section 9). */
const THRESHOLD = 300;

/**
 * The link to the chat, hidden once the visitor has scrolled down. On a phone or tablet it is in a
 * strip along the bottom edge, beside the lobby hours, and hidden while a field has the focus.
 */
export function Chat() {
  const hidden = useScrollPosition((position) => position >= THRESHOLD);
  const fieldFocused = useFieldFocused();
  if (hidden) return null;
  return (
    <div data-not-printed="" className={classNames(styles.strip, fieldFocused && styles.typing)}>
      <a href={linkTo(screens.contactUs.path)} className={styles.hours}>
        <LobbyLines />
      </a>
      <a
        href={chat}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={askUs.chatWithUs}
        className={classNames(styles.button, styles.chat)}
      >
        <Icon shape={icons.chat} />
      </a>
    </div>
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
      className={classNames(
        styles.button,
        styles.floating,
        styles.top,
        fieldFocused && styles.typing,
      )}
    >
      <Icon shape={icons.arrowUp} />
    </button>
  );
}
