import { chat } from "../content/elsewhere.ts";
import { goToTop, useFieldFocused, useScrollPosition } from "../lib/browser-state.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import * as icons from "../ui/icons.ts";
import * as styles from "./floating-buttons.module.css";

/** The scroll position, in pixels, at which one button replaces the other (spec section 9). */
const THRESHOLD = 300;

/*
 * Neither button is a landmark: if one is removed just after `main` gets the focus, the screen reader Orca confuses
 * the two, and reads on where the visitor was before.
 */

/** The link to the chat, shown until the visitor scrolls down. It would lie over a field that is as wide as the page. */
export function ChatButton() {
  const hidden = useScrollPosition((position) => position >= THRESHOLD);
  const fieldFocused = useFieldFocused();
  if (hidden || fieldFocused) return null;
  return (
    <a
      href={chat}
      target="_blank"
      rel="noopener noreferrer"
      data-not-printed=""
      aria-label="Chat with us"
      className={classNames(styles.button, styles.chat)}
    >
      <Icon shape={icons.chat} />
    </a>
  );
}

/** Scrolls to the top of the page; shown once the visitor has scrolled down. */
export function ScrollToTopButton() {
  const shown = useScrollPosition((position) => position > THRESHOLD);
  if (!shown) return null;
  return (
    <button
      type="button"
      aria-label="Scroll to top"
      data-not-printed=""
      onClick={goToTop}
      className={classNames(styles.button, styles.top)}
    >
      <Icon shape={icons.arrowUp} />
    </button>
  );
}
