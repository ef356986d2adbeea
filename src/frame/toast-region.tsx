import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { frame } from "../content/frame.ts";
import { usePageHidden } from "../lib/browser-state.ts";
import { type Toast, useToasts } from "../lib/toasts.tsx";
import { focusScreen } from "../routing/screen-change.ts";
import { useVisitorId } from "../session/visitor.ts";
import { Callout } from "../ui/callout.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { icons } from "../ui/icons.ts";
import * as utilities from "../ui/utilities.module.css";
import * as styles from "./toast-region.module.css";

/**
 * The toasts, top right. A failure interrupts a screen reader, a success waits. Each failure is an
 * alert of its own, because Firefox doesn't announce what is added to an empty alert. The successes
 * share a `status`, which isn't atomic, since a new toast would be announced with all others.
 */
export function ToastRegion() {
  const { toasts, closeAll } = useToasts();
  const isPageHidden = usePageHidden();
  // The ids of the toasts that have the pointer and the focus. Closing them ends the pause.
  const [hovered, setHovered] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const isPaused = isPageHidden || toasts.some(({ id }) => id === hovered || id === focused);

  // The clean-up closes all when the visitor changes, since a toast may name the last one.
  const visitor = useVisitorId();
  useLayoutEffect(() => closeAll, [visitor, closeAll]);

  const view = (isSuccess: boolean) =>
    toasts
      .filter(({ kind }) => (kind === "success") === isSuccess)
      .map((toast) => (
        <ToastView
          key={toast.id}
          toast={toast}
          isPaused={isPaused}
          onHover={setHovered}
          onFocus={setFocused}
        />
      ));

  return (
    <div data-not-printed="" className={styles.region}>
      {view(false)}
      <div role="status" aria-atomic="false">
        {view(true)}
      </div>
    </div>
  );
}

type ToastViewProps = {
  readonly toast: Toast;
  readonly isPaused: boolean;
  readonly onHover: (id: number | null) => void;
  readonly onFocus: (id: number | null) => void;
};

function ToastView({ toast, isPaused, onHover, onFocus }: ToastViewProps) {
  const { id, kind, text, durationMs } = toast;
  const { closeToast } = useToasts();
  const timeLeft = useRef(durationMs);
  useEffect(() => {
    if (isPaused) return;
    const start = performance.now();
    const timer = setTimeout(() => closeToast(id), timeLeft.current);
    return () => {
      clearTimeout(timer);
      timeLeft.current -= performance.now() - start;
    };
  }, [isPaused, id, closeToast]);

  const previousFocus = useRef<EventTarget | null>(null);
  const closeAndReturn = ({ currentTarget }: MouseEvent) => {
    closeToast(id);
    // In Safari a pressed button doesn't get the focus (webkit.org/b/22261). A field may have it.
    if (document.activeElement !== currentTarget) return;
    const { current: previous } = previousFocus;
    if (previous instanceof HTMLElement) previous.focus();
    if (document.activeElement !== previous) focusScreen();
  };
  return (
    <Callout
      kind={kind}
      // As a `group`, the words and the button are added together, and so announced together.
      role={kind === "success" ? "group" : "alert"}
      className={styles.toast}
    >
      <p className={classNames(utilities.clamped, styles.text)}>{text}</p>
      {/* CSS extends it over the toast: a click anywhere closes the toast, a pointer pauses it. */}
      <button
        type="button"
        aria-label={frame.closeToast}
        onClick={closeAndReturn}
        onMouseEnter={() => onHover(id)}
        onMouseLeave={() => onHover(null)}
        onFocus={({ relatedTarget }) => {
          previousFocus.current = relatedTarget;
          onFocus(id);
        }}
        onBlur={() => onFocus(null)}
        className={classNames(utilities.stretched, styles.close)}
      >
        <Icon shape={icons.close} />
      </button>
    </Callout>
  );
}
