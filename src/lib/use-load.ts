import { useEffect, useLayoutEffect, useState } from "react";
import { focusMain, focusScreen, isScreenFocused } from "./focus.ts";
import { setPageTitle } from "./page-title.ts";

type Load<Value> =
  | { readonly state: "loading" }
  | { readonly state: "loaded"; readonly value: Value }
  | { readonly state: "failed"; readonly error: unknown };

const LOADING = { state: "loading" } as const;

/**
 * Loads a value while the component is mounted. Unmounting aborts the request, and a late response is
 * dropped. A failure is logged here.
 *
 * @param load fetches the value. A different function loads again, so memoize it (`useCallback`).
 * @returns the state of the load, and a function that loads again, for a button which then disappears.
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

  // Before the paint, which a low-end phone takes long for: the response comes meanwhile.
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

  // The button that had the focus is gone, and the screen has the heading of its loading state.
  useLayoutEffect(() => {
    if (attempt > 0) focusMain();
  }, [attempt]);

  // While a new load is pending, the result of the last one isn't shown.
  const isCurrent = settled?.load === load && settled.attempt === attempt;
  return [isCurrent ? settled.result : LOADING, () => setAttempt(attempt + 1)];
}

/**
 * Has screen readers say how the load of a whole screen ended: by the page's title, and the focus on the screen.
 *
 * @param heading the screen's heading, with which the title begins.
 * @param institution what the title ends with.
 */
export function useOutcome(heading: string, institution: string): void {
  useEffect(() => {
    setPageTitle(heading, institution);
    // Another effect of the same commit may have focused it. If the focus moves twice, Orca says nothing.
    if (!isScreenFocused(heading)) focusScreen();
  }, [heading, institution]);
}
