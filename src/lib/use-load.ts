import { useLayoutEffect, useState } from "react";
import { focusMain } from "./focus.ts";

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

  const reload = () => {
    setAttempt(attempt + 1);
    focusMain();
  };
  // While a new load is pending, the result of the last one isn't shown.
  const isCurrent = settled?.load === load && settled.attempt === attempt;
  return [isCurrent ? settled.result : LOADING, reload];
}
