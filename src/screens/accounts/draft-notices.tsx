import { useEffect, useRef } from "react";
import { application } from "../../content/portal.ts";
import type { Draft } from "../../rules/application-draft.ts";
import { Button } from "../../ui/button.tsx";
import * as styles from "./accounts.module.css";

const words = application.draft;

/** How long clearing the form can be undone, in milliseconds. */
const UNDO_TIME = 20_000;

/** Says that the form was filled in from a draft, and offers to clear it. */
export function RestoredNotice({
  draft,
  disabled,
  onClear,
}: {
  readonly draft: Draft;
  readonly disabled: boolean;
  readonly onClear: () => void;
}) {
  return (
    <div className={styles.restored}>
      {draft.underWay && <p>{words.underWay}</p>}
      <p>{words.text}</p>
      <Button look="outline" disabled={disabled} onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  );
}

/** Says that the form was cleared, and offers to undo that for a while. */
export function ClearedNotice({
  disabled,
  onUndo,
  onExpired,
}: {
  readonly disabled: boolean;
  readonly onUndo: () => void;
  /** Gets whether the button had the focus. */
  readonly onExpired: (hadFocus: boolean) => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const expire = useRef(() => onExpired(document.activeElement === button.current));
  useEffect(() => {
    const timer = setTimeout(() => expire.current(), UNDO_TIME);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.restored}>
      <p role="status">{words.cleared}</p>
      <Button ref={button} look="outline" disabled={disabled} onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  );
}
