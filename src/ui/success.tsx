import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";
import styles from "./success.module.css";

/** What stands in a form's place when it has done its work; it takes the focus from it. */
export function Success({ children }: { readonly children: ReactNode }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);

  return (
    <p ref={message} tabIndex={-1} className={styles.message}>
      <Icon shape={icons.check} className={styles.icon} />
      {children}
    </p>
  );
}
