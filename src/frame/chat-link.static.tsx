import { chat } from "../content/elsewhere.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import * as icons from "../ui/icons.ts";
import * as styles from "./floating-buttons.module.css";

/** Opens a chat with the institution in a new tab. */
export function ChatLink() {
  return (
    <a
      href={chat}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chat with us"
      className={classNames(styles.button, styles.chat)}
    >
      <Icon shape={icons.chat} />
    </a>
  );
}
