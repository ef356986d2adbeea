import { useEffect, useState } from "react";
import { setGuard } from "./router.ts";

/** What follows the visitor's answer when they are asked whether to leave. */
export type LeaveQuestion = { readonly stay: () => void; readonly leave: () => void };

/**
 * While something is under way on a screen, asks before it is left: by the browser's own dialogue
 * before the page is, and by a question for the screen to show before another screen comes.
 *
 * @returns the question while the visitor is asked, else null.
 */
export function useLeaveGuard(underWay: boolean): LeaveQuestion | null {
  const [question, setQuestion] = useState<LeaveQuestion | null>(null);

  useEffect(() => {
    if (!underWay) return;
    const { hash } = window.location;
    let hasLeft = false;

    const stay = () => {
      setQuestion(null);
      if (window.location.hash !== hash) window.location.hash = hash;
    };
    const ask = (work: () => void) => {
      const leave = () => {
        hasLeft = true;
        setGuard(null);
        work();
      };
      setQuestion({ stay, leave });
    };
    // After Back the address is another one already; nothing is left to do once the guard has gone.
    const askAfterwards = () => {
      if (window.location.hash !== hash) ask(() => {});
    };
    const askForPage = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome asks for this alone before version 119.
      event.returnValue = true;
    };

    setGuard(ask);
    window.addEventListener("hashchange", askAfterwards);
    window.addEventListener("beforeunload", askForPage);
    return () => {
      window.removeEventListener("hashchange", askAfterwards);
      window.removeEventListener("beforeunload", askForPage);
      if (hasLeft) return;
      stay();
      setGuard(null);
    };
  }, [underWay]);

  return question;
}
