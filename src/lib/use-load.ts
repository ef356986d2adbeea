import { useCallback, useEffect, useState } from "react";
import { AbortedError } from "./http.ts";

export type Load<Value> =
  | { readonly state: "loading" }
  | { readonly state: "loaded"; readonly value: Value }
  | { readonly state: "failed"; readonly error: unknown };

const LOADING = { state: "loading" } as const;

/**
 * Loads a value while the component is on screen; leaving it aborts the request, and a late answer
 * is dropped. A failure is logged here, whatever the screen then makes of it.
 *
 * @param load gives the value; where it changes, so a new one (`useCallback` keeps it), the value
 * is loaded anew.
 * @returns how far the loading is, and a function that starts it again.
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

  useEffect(() => {
    const controller = new AbortController();
    const settle = (result: Load<Value>) => {
      if (!controller.signal.aborted) setSettled({ load, attempt, result });
    };
    load(controller.signal).then(
      (value) => settle({ state: "loaded", value }),
      (error: unknown) => {
        if (error instanceof AbortedError) return;
        console.error(error);
        settle({ state: "failed", error });
      },
    );
    return () => controller.abort();
  }, [load, attempt]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  // Between a new start and its answer, the result of the one before isn't shown.
  const isCurrent = settled?.load === load && settled.attempt === attempt;
  return [isCurrent ? settled.result : LOADING, reload];
}
