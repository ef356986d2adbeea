import { scrollToTop, useScrollPosition } from "../lib/browser-state.ts";
import { StaticPart } from "../lib/static-part.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import * as icons from "../ui/icons.ts";
import styles from "./floating-buttons.module.css";

/** How far down the page, in pixels, the one button gives way to the other (spec section 9). */
const THRESHOLD = 300;

/** The way to a chat; there until the visitor scrolls down. */
export function ChatButton() {
  const hidden = useScrollPosition((position) => position >= THRESHOLD);
  return hidden ? null : <StaticPart name="chat-link" />;
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
