import { useEffect, useRef, useState } from "react";
import { usePageHidden } from "../lib/browser-state.ts";
import { type Toast, type ToastKind, useToasts } from "../lib/toasts.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import * as icons from "../ui/icons.ts";
import styles from "./toast-region.module.css";

/**
 * The toasts, top right. Both live regions stand empty before a toast comes, since a reader
 * announces only what changes in a region that it knows; failures interrupt, successes wait. A new
 * toast is announced without those that stand already, which `alert` and `status` would repeat.
 */
export function ToastRegion() {
  const { toasts, close, setPaused } = useToasts();
  const pageHidden = usePageHidden();
  // Which toast is held, not whether one is: closing it lets go of it.
  const [heldId, setHeldId] = useState<number | null>(null);
  const paused = pageHidden || toasts.some(({ id }) => id === heldId);

  useEffect(() => setPaused(paused), [paused, setPaused]);

  const view = (kind: ToastKind) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => (
        <ToastView
          key={toast.id}
          toast={toast}
          onClose={() => close(toast.id)}
          onHold={setHeldId}
        />
      ));

  return (
    <div className={styles.region}>
      <div role="alert" aria-atomic="false">
        {view("failure")}
      </div>
      <div role="status" aria-atomic="false">
        {view("success")}
      </div>
    </div>
  );
}

function ToastView({
  toast,
  onClose,
  onHold,
}: {
  readonly toast: Toast;
  readonly onClose: () => void;
  readonly onHold: (id: number | null) => void;
}) {
  const cameFrom = useRef<EventTarget | null>(null);
  const hold = () => onHold(toast.id);
  const letGo = () => onHold(null);
  // The focus goes back to where it came from, for it can't stay on what is closed.
  const closeAndReturn = () => {
    onClose();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <div className={classNames(styles.toast, styles[toast.kind])}>
      <Icon shape={toast.kind === "failure" ? icons.alert : icons.check} className={styles.icon} />
      <p className={styles.text}>{toast.text}</p>
      {/* Its area is the whole toast's, so that a click or a pointer anywhere on it counts. */}
      <button
        type="button"
        aria-label="Close"
        onClick={closeAndReturn}
        onMouseEnter={hold}
        onMouseLeave={letGo}
        onFocus={({ relatedTarget }) => {
          cameFrom.current = relatedTarget;
          hold();
        }}
        onBlur={letGo}
        className={styles.close}
      >
        <Icon shape={icons.close} />
      </button>
    </div>
  );
}
