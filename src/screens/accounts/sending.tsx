import { useEffect, useRef, useState } from "react";
import { application } from "../../content/portal.ts";
import { fileSize } from "../../lib/file-size.ts";
import { focusOnMount } from "../../lib/focus.ts";
import type { LeaveQuestion } from "../../lib/leave-guard.ts";
import type { Progress } from "../../lib/upload.ts";
import { Button } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/layout.tsx";
import styles from "./accounts.module.css";

const words = application.sending;

/** How long an upload may stand still, in milliseconds, before the visitor is asked. */
const STALL = 60_000;

/** How often a reader tells the progress, in percent. */
const STEP = 25;

const inWords = (percent: number) => (percent === 100 ? words.waiting : words.sent(`${percent}%`));

/** How far an application has come on its way, and the way to call it off. */
export function Sending({
  progress: { loaded, total },
  leaving,
  onCancel,
}: {
  readonly progress: Progress;
  /** What the visitor is asked who is about to leave. */
  readonly leaving: LeaveQuestion | null;
  readonly onCancel: () => void;
}) {
  const [waits, setWaits] = useState(0);
  const percent = total > 0 ? Math.floor((100 * loaded) / total) : undefined;
  const told = percent && percent - (percent % STEP);
  return (
    <div className={styles.sending}>
      {/* It takes the focus again from the button that is gone once it is pressed. */}
      <p key={waits} ref={focusOnMount} tabIndex={-1} className={styles.title}>
        {words.title}
      </p>
      <progress aria-label={words.title} max={100} value={percent} />
      <p>
        {/* An element of its own, since a browser's translator takes a bare text from React. */}
        <span>{percent === undefined ? words.sent(fileSize(loaded)) : inWords(percent)}</span>
        <span role="status">
          <VisuallyHidden>{told ? inWords(told) : ""}</VisuallyHidden>
        </span>
      </p>
      {/* Each sign of life puts another in its place, which waits anew. */}
      <Question key={`${waits} ${loaded}`} onWait={() => setWaits(waits + 1)} />
      <Button look="outline" onClick={onCancel}>
        {words.cancel}
      </Button>
      {leaving && <Leaving question={leaving} onStay={() => setWaits(waits + 1)} />}
    </div>
  );
}

/** Asks whether to leave; it takes the focus each time. */
function Leaving({
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

/** Asks, after a while, whether to go on. */
function Question({ onWait }: { readonly onWait: () => void }) {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAsks(true), STALL);
    return () => clearTimeout(timer);
  }, []);
  if (!asks) return null;
  return (
    <>
      <p role="alert">{words.stalled}</p>
      <Button look="primary" onClick={onWait}>
        {words.wait}
      </Button>
    </>
  );
}
