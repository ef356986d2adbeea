import { useEffect, useLayoutEffect, useState } from "react";
import { focusLoadedScreen, focusScreen } from "./focus.ts";
import { setPageTitle } from "./page-title.ts";

type Load<Value> =
  | { readonly state: "loading" }
  | { readonly state: "loaded"; readonly value: Value }
  | { readonly state: "failed"; readonly error: unknown };

const LOADING = { state: "loading" } as const;

/**
 * How long a retry shows its loading state before its failure, in milliseconds. Without a network
 * it fails at once: screen readers would say neither the loading state nor the same failure again.
 */
const MIN_RETRY_TIME = 1000;

/**
 * Loads a value while the component is mounted. Unmounting aborts the request. Failures are logged.
 *
 * @param load fetches the value. To load something else, give the component another `key`.
 * @returns the state of the load, and a function that retries, for a button.
 */
export function useLoad<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
): readonly [Load<Value>, () => void] {
  const [result, setResult] = useState<Load<Value>>(LOADING);
  const [attempt, setAttempt] = useState(0);

  // A layout effect: on a low-end phone the paint takes long, and the request runs meanwhile.
  useLayoutEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const minTime =
      attempt > 0 &&
      new Promise((resolve) => {
        timer = setTimeout(resolve, MIN_RETRY_TIME);
      });
    const settle = (settled: Load<Value>) => {
      if (controller.signal.aborted) return;
      if (settled.state === "failed") console.error(settled.error);
      setResult(settled);
    };
    load(controller.signal).then(
      (value) => settle({ state: "loaded", value }),
      async (error: unknown) => {
        await minTime;
        settle({ state: "failed", error });
      },
    );
    // The loading state has replaced the button, which had the focus.
    if (attempt > 0) focusScreen();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [attempt]);

  const retry = () => {
    setResult(LOADING);
    setAttempt(attempt + 1);
  };
  return [result, retry];
}

/**
 * Tells screen readers that a screen has loaded, or failed to: sets the title, focuses the screen.
 *
 * @param heading the screen's heading, at the start of the title.
 * @param institution the institution's name, at the end of the title.
 */
export function useLoadedScreen(heading: string, institution: string): void {
  // A layout effect: the focus moves before screen readers see the new content. Later, they would
  // be reading there already, and say nothing about it.
  useLayoutEffect(focusLoadedScreen, [heading]);
  useEffect(() => setPageTitle(heading, institution), [heading, institution]);
}
