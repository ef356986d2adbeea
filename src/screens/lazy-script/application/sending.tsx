import { useEffect } from "react";
import { application as words } from "../../../content/application.ts";
import { formatFileSize } from "../../../lib/file-size.ts";
import { focusOnMount } from "../../../lib/focus.ts";
import type { Progress } from "../../../lib/upload.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { VisuallyHidden } from "../../../ui/layout.tsx";
import * as utilities from "../../../ui/utilities.module.css";
import * as styles from "./application.module.css";

const { sending } = words;

/** The steps, in percent, in which screen readers announce the progress. */
const ANNOUNCED_STEP = 25;

const progressText = (percent: number) =>
  percent === 100 ? sending.waiting : sending.sent(`${percent}%`);

/** A phone whose screen goes dark may close the connection. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> | undefined;
    const request = () => {
      if (!document.hidden) lock = navigator.wakeLock?.request("screen").catch(() => null);
    };
    request();
    // The browser releases the lock of a page that is hidden.
    document.addEventListener("visibilitychange", request);
    return () => {
      document.removeEventListener("visibilitychange", request);
      lock?.then((sentinel) => sentinel?.release());
    };
  }, []);
}

export function Sending({ progress, onCancel }: { progress: Progress; onCancel: () => void }) {
  const { loaded, total } = progress;
  useWakeLock();
  const percent = total > 0 ? Math.floor((100 * loaded) / total) : undefined;
  const announced = percent && percent - (percent % ANNOUNCED_STEP);
  return (
    // A `section` without a name has no role (HTML-AAM), so screen readers would ignore it.
    <section
      ref={focusOnMount}
      aria-label={sending.title}
      tabIndex={-1}
      className={classNames(utilities.stack, styles.sending)}
    >
      <strong>{sending.title}</strong>
      <progress aria-label={sending.title} max={100} value={percent} className={styles.progress} />
      <p>
        {/* In an element, since a browser's translator replaces text nodes, which React couldn't
            update (github.com/facebook/react/issues/11538). */}
        <span aria-hidden>
          {percent === undefined ? sending.sent(formatFileSize(loaded)) : progressText(percent)}
        </span>
        <span role="status">
          <VisuallyHidden>{announced ? progressText(announced) : ""}</VisuallyHidden>
        </span>
      </p>
      <p>{sending.slow}</p>
      <Button look="outline" onClick={onCancel} className={styles.cancel}>
        {sending.cancel}
      </Button>
    </section>
  );
}
