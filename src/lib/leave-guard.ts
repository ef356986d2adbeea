import { useEffect, useState } from "react";
import { isShown, setGuard } from "./router.ts";

/** Asks the visitor whether to leave the screen: one function for each answer. */
export type LeaveQuestion = { readonly stay: () => void; readonly leave: () => void };

/**
 * Asks visitors whether to leave while a screen is busy. Before they leave the page, the browser's
 * own dialogue asks them; before they go to another screen, this one has to show the question.
 *
 * @returns the question while it has to be shown, else null.
 */
export function useLeaveGuard(busy: boolean): LeaveQuestion | null {
  const [question, setQuestion] = useState<LeaveQuestion | null>(null);

  useEffect(() => {
    if (!busy) return;
    const { hash } = window.location;
    let hasLeft = false;

    const stay = () => {
      setQuestion(null);
      if (!isShown(window.location.hash)) window.location.hash = hash;
    };
    const ask = (proceed: () => void) => {
      const leave = () => {
        hasLeft = true;
        setGuard(null);
        proceed();
      };
      setQuestion({ stay, leave });
    };
    // Back has changed the address already: without the guard, the router follows it.
    const askAfterwards = () => {
      if (isShown(window.location.hash)) setQuestion(null);
      else ask(() => {});
    };
    const askForPage = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 needs this as well.
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
  }, [busy]);

  return question;
}
