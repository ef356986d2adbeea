import { useEffect, useLayoutEffect, useState } from "react";
import { focusLoadedScreen, focusScreen } from "./focus.ts";
import { setPageTitle } from "./page-title.ts";

type Load<Value> =
  | { readonly state: "loading" }
  | { readonly state: "loaded"; readonly value: Value }
  | { readonly state: "failed"; readonly error: unknown };

const LOADING = { state: "loading" } as const;

/**
 * Loads a value while the component is mounted. Unmounting aborts the request. Failures are logged.
 *
 * @param load fetches the value. A different function loads again, so memoize it (`useCallback`).
 * @returns the state of the load, and a function that loads again, for a button.
 */
export function useLoad<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
): readonly [Load<Value>, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{
    readonly load: typeof load;
    readonly attempt: number;
    readonly result: Load<Value>;
  } | null>(null);

  // A layout effect: on a low-end phone the paint takes long, and the request runs meanwhile.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const settle = (result: Load<Value>) => {
      if (controller.signal.aborted) return;
      if (result.state === "failed") console.error(result.error);
      setSettled({ load, attempt, result });
    };
    load(controller.signal).then(
      (value) => settle({ state: "loaded", value }),
      (error: unknown) => settle({ state: "failed", error }),
    );
    return () => controller.abort();
  }, [load, attempt]);

  // The loading state replaces the button, which had the focus.
  useLayoutEffect(() => {
    if (attempt > 0) focusScreen();
  }, [attempt]);

  // While a load is pending, the result of the last one isn't current.
  const isCurrent = settled?.load === load && settled.attempt === attempt;
  return [isCurrent ? settled.result : LOADING, () => setAttempt(attempt + 1)];
}

/**
 * Tells screen readers that a screen has loaded, or failed to: sets the title, focuses the screen.
 *
 * @param heading the screen's heading, at the start of the title.
 * @param institution the institution's name, at the end of the title.
 */
export function useLoadedScreen(heading: string, institution: string): void {
  useEffect(() => {
    setPageTitle(heading, institution);
    focusLoadedScreen();
  }, [heading, institution]);
}
