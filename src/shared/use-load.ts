import { useEffectEvent, useLayoutEffect, useState } from "react";
import { focusScreen } from "../routing/screen-change.ts";

type Load<Value> =
  | { readonly state: "loading" }
  | { readonly state: "loaded"; readonly value: Value }
  | { readonly state: "failed"; readonly error: unknown };

const LOADING = { state: "loading" } as const;

/** Screen readers say nothing about a retry that fails at once, as it does without a network. */
const MIN_RETRY_TIME_MS = 1000;

/**
 * To load something else, give the component another `key`.
 *
 * @param load gets "no-cache" for a retry, since the browser may have cached what the visitor wants
 * to be refreshed.
 */
export function useLoad<Value>(
  load: (signal: AbortSignal, cache: RequestCache) => Promise<Value>,
): readonly [Load<Value>, () => void] {
  const [result, setResult] = useState<Load<Value>>(LOADING);
  const [attempt, setAttempt] = useState(0);
  const loadLatest = useEffectEvent(load);

  // A layout effect, so that the request runs during the paint, which is long on a low-end phone.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const minTime = attempt > 0 && new Promise((resolve) => setTimeout(resolve, MIN_RETRY_TIME_MS));
    const settle = (settled: Load<Value>) => {
      if (controller.signal.aborted) return;
      if (settled.state === "failed") console.error(settled.error);
      setResult(settled);
    };
    loadLatest(controller.signal, attempt > 0 ? "no-cache" : "default").then(
      (value) => settle({ state: "loaded", value }),
      async (error: unknown) => {
        await minTime;
        settle({ state: "failed", error });
      },
    );
    // The loading state has replaced the button, which had the focus.
    if (attempt > 0) focusScreen();
    return () => controller.abort();
  }, [attempt]);

  const retry = () => {
    setResult(LOADING);
    setAttempt(attempt + 1);
  };
  return [result, retry];
}
