/** Asks the visitor before a screen is left that would lose something, such as an upload. */
import { useEffect } from "react";
import { isSameScreen } from "./find-screen.ts";

let question: { readonly text: string; readonly hash: string } | null = null;

/** Returns whether the visitor agrees. Otherwise the address is again that of the screen. */
export function confirmLeaving(href: string): boolean {
  if (question === null || isSameScreen(href, question.hash)) return true;
  if (window.confirm(question.text)) {
    question = null;
    return true;
  }
  // Back has changed it already.
  window.location.hash = question.hash;
  return false;
}

/** These links fire `beforeunload`, though the page stays (github.com/whatwg/html/issues/8724). */
const APP_LINK_SELECTOR = "a[href^='tel:'], a[href^='mailto:']";

/** The longest time from a press on a link to its `beforeunload`. */
const UNLOAD_DELAY_MS = 1000;

/** Before the visitor leaves the page, the browser asks in its own words. */
export function useLeaveQuestion(text: string | null): void {
  useEffect(() => {
    if (text === null) return;
    let pressedAt = Number.NEGATIVE_INFINITY;
    const notePress = ({ target }: Event) => {
      const opensApp = target instanceof Element && target.closest(APP_LINK_SELECTOR);
      if (opensApp) pressedAt = performance.now();
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (performance.now() - pressedAt < UNLOAD_DELAY_MS) return;
      event.preventDefault();
      // Chrome before 119 needs this as well (MDN).
      event.returnValue = true;
    };
    question = { text, hash: window.location.hash };
    window.addEventListener("click", notePress, true);
    window.addEventListener("beforeunload", ask);
    return () => {
      question = null;
      window.removeEventListener("click", notePress, true);
      window.removeEventListener("beforeunload", ask);
    };
  }, [text]);
}
