import * as company from "../content/company.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import * as icons from "../ui/icons.ts";
import styles from "./floating-buttons.module.css";

/** Opens a chat with the institution in a new tab. */
export function ChatLink() {
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
