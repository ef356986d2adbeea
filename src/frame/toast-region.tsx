import { useEffect, useRef, useState } from "react";
import { usePageHidden } from "../lib/browser-state.ts";
import { focusMain } from "../lib/focus.ts";
import { type Toast, type ToastKind, useToastActions, useToasts } from "../lib/toasts.tsx";
import { Callout } from "../ui/callout.tsx";
import { Icon } from "../ui/icon.tsx";
import * as icons from "../ui/icons.ts";
import * as styles from "./toast-region.module.css";

/**
 * The toasts, top right. Failures interrupt, successes wait. Each failure is an alert of its own: Firefox
 * announces nothing that is added to an empty one. The region of the successes is there from the
 * beginning, and isn't atomic, as its role implies: a new toast would be announced with all others.
 */
export function ToastRegion() {
  const toasts = useToasts();
  const { closeToast, pauseToasts } = useToastActions();
  const pageHidden = usePageHidden();
  // The ids of the toasts that have the pointer and the focus. Closing them ends the pause.
  const [hovered, setHovered] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const paused = pageHidden || toasts.some(({ id }) => id === hovered || id === focused);

  useEffect(() => pauseToasts(paused), [paused, pauseToasts]);

  const view = (kind: ToastKind) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => (
        <ToastView
          key={toast.id}
          toast={toast}
          onClose={() => closeToast(toast.id)}
          onHover={setHovered}
          onFocus={setFocused}
        />
      ));

  return (
    <div data-not-printed="" className={styles.region}>
      {view("failure")}
      <div role="status" aria-atomic="false">
        {view("success")}
      </div>
    </div>
  );
}

function ToastView({
  toast,
  onClose,
  onHover,
  onFocus,
}: {
  readonly toast: Toast;
  readonly onClose: () => void;
  readonly onHover: (id: number | null) => void;
  readonly onFocus: (id: number | null) => void;
}) {
  const previousFocus = useRef<EventTarget | null>(null);
  // The toast disappears, so the focus returns to where it was. If that is gone as well, the screen gets it.
  const closeAndReturn = () => {
    onClose();
    const { current: previous } = previousFocus;
    if (previous instanceof HTMLElement) previous.focus();
    if (document.activeElement !== previous) focusMain();
  };
  return (
    <Callout
      tone={toast.kind}
      // Without a role, its words and its button are added to the region as two objects, and Orca can
      // skip the first for the second.
      role={toast.kind === "failure" ? "alert" : "group"}
      className={styles.toast}
    >
      <p>{toast.text}</p>
      {/* It covers the whole toast, so that a click or a pointer anywhere on it counts. */}
      <button
        type="button"
        aria-label="Close"
        onClick={closeAndReturn}
        onMouseEnter={() => onHover(toast.id)}
        onMouseLeave={() => onHover(null)}
        onFocus={({ relatedTarget }) => {
          previousFocus.current = relatedTarget;
          onFocus(toast.id);
        }}
        onBlur={() => onFocus(null)}
        className={styles.close}
      >
        <Icon shape={icons.close} />
      </button>
    </Callout>
  );
}
