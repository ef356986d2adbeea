import { company } from "../content/company.ts";
import { scrollToTop, useScrollPosition } from "../lib/scroll.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import * as icons from "../ui/icons.ts";
import styles from "./floating-buttons.module.css";

/** How far down the page, in pixels, the one button gives way to the other (spec section 9). */
const THRESHOLD = 300;

/** Opens a chat with the institution in a new tab; there until the visitor scrolls down. */
export function ChatButton() {
  const hidden = useScrollPosition((position) => position >= THRESHOLD);
  if (hidden) return null;
  return (
    <a
      href={company.chat}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chat with us"
      className={classNames(styles.button, styles.chat)}
    >
      <Icon shape={icons.chat} />
    </a>
  );
}

/** Takes a visitor who has scrolled down back to the top of the page. */
export function ScrollToTopButton() {
  const shown = useScrollPosition((position) => position > THRESHOLD);
  if (!shown) return null;
  return (
    <button
      type="button"
      aria-label="Scroll to top"
      onClick={() => {
        scrollToTop();
        // The button goes, and the focus with it; the next Tab begins at the top.
        document.querySelector("main")?.focus({ preventScroll: true });
      }}
      className={classNames(styles.button, styles.top)}
    >
      <Icon shape={icons.arrowUp} />
    </button>
  );
}
