/** Asks visitors before they leave a screen that would lose something, such as an upload. */
import { useEffect } from "react";
import { isSameScreen } from "./find-screen.ts";

let question: { readonly text: string; readonly hash: string } | null = null;

/** Returns whether the visitor agrees. If not, the address is set back to the screen's. */
export function confirmLeaving(hash: string): boolean {
  if (question === null || isSameScreen(hash, question.hash)) return true;
  if (window.confirm(question.text)) {
    question = null;
    return true;
  }
  // Back has changed it already.
  window.location.hash = question.hash;
  return false;
}

/**
 * Before the visitor leaves the page, the browser asks in its own words. It also asks after a press
 * on a `tel:` or `mailto:` link, though the page stays (github.com/whatwg/html/issues/8724).
 */
export function useLeaveQuestion(text: string | null): void {
  useEffect(() => {
    if (text === null) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 needs this as well (MDN).
      event.returnValue = true;
    };
    question = { text, hash: window.location.hash };
    window.addEventListener("beforeunload", ask);
    return () => {
      question = null;
      window.removeEventListener("beforeunload", ask);
    };
  }, [text]);
}
