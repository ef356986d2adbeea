import { useEffect, useRef, useState } from "react";
import { application } from "../../content/portal.ts";
import { fileSize } from "../../lib/file-size.ts";
import { focusOnMount } from "../../lib/focus.ts";
import type { LeaveQuestion } from "../../lib/leave-guard.ts";
import type { Progress } from "../../lib/upload.ts";
import { Button } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/layout.tsx";
import * as styles from "./accounts.module.css";

const words = application.sending;

/** How long an upload may make no progress, in milliseconds, before the visitor is asked. */
const STALL_TIMEOUT = 60_000;

/** The steps, in percent, in which screen readers announce the progress. */
const ANNOUNCED_STEP = 25;

const progressText = (percent: number) =>
  percent === 100 ? words.waiting : words.sent(`${percent}%`);

/** The progress of an application that is being sent, with a button that cancels it. */
export function Sending({
  progress: { loaded, total },
  leaving,
  onCancel,
}: {
  readonly progress: Progress;
  /** The question to ask a visitor who is about to leave, else null. */
  readonly leaving: LeaveQuestion | null;
  readonly onCancel: () => void;
}) {
  const [restarts, setRestarts] = useState(0);
  const percent = total > 0 ? Math.floor((100 * loaded) / total) : undefined;
  const announced = percent && percent - (percent % ANNOUNCED_STEP);
  return (
    <div className={styles.sending}>
      {/* The key mounts it again, to get the focus from a button that disappears when pressed. */}
      <p key={restarts} ref={focusOnMount} tabIndex={-1} className={styles.title}>
        {words.title}
      </p>
      <progress aria-label={words.title} max={100} value={percent} />
      <p>
        {/* In an element, since a browser's translator replaces text nodes that React has to update. */}
        <span>{percent === undefined ? words.sent(fileSize(loaded)) : progressText(percent)}</span>
        <span role="status">
          <VisuallyHidden>{announced ? progressText(announced) : ""}</VisuallyHidden>
        </span>
      </p>
      {/* Any progress mounts a new one, which starts its timer again. */}
      <StallQuestion key={`${restarts} ${loaded}`} onWait={() => setRestarts(restarts + 1)} />
      <Button look="outline" onClick={onCancel}>
        {words.cancel}
      </Button>
      {leaving && <LeaveConfirmation question={leaving} onStay={() => setRestarts(restarts + 1)} />}
    </div>
  );
}

/** Asks whether to leave. It gets the focus with each question. */
function LeaveConfirmation({
  question,
  onStay,
}: {
  readonly question: LeaveQuestion;
  readonly onStay: () => void;
}) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), [question]);
  const stay = () => {
    question.stay();
    onStay();
  };
  return (
    <>
      <p ref={heading} tabIndex={-1} className={styles.title}>
        {words.leaving}
      </p>
      <p>{words.leavingStops}</p>
      <Button look="primary" onClick={stay}>
        {words.stay}
      </Button>
      <Button look="outline" onClick={question.leave}>
        {words.leave}
      </Button>
    </>
  );
}

/** Asks whether to go on waiting, once there was no progress for a while. */
function StallQuestion({ onWait }: { readonly onWait: () => void }) {
  const [stalled, setStalled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStalled(true), STALL_TIMEOUT);
    return () => clearTimeout(timer);
  }, []);
  if (!stalled) return null;
  return (
    <>
      <p role="alert">{words.stalled}</p>
      <Button look="primary" onClick={onWait}>
        {words.wait}
      </Button>
    </>
  );
}
