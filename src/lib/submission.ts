import { useCallback, useEffect, useRef, useState } from "react";

export type Submit = <Value>(
  send: (signal: AbortSignal) => Promise<Value>,
  handlers: {
    readonly succeeded: (value: Value) => void;
    readonly failed: (error: unknown) => void;
  },
) => void;

/**
 * Sends one request at a time, however often it is asked to. Leaving the screen aborts the request,
 * and then neither handler is called.
 *
 * @returns whether a request is on its way, and the function that sends one.
 */
export function useSubmission(): readonly [boolean, Submit] {
  const [busy, setBusy] = useState(false);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  const submit = useCallback<Submit>((send, { succeeded, failed }) => {
    // The state would come too late for the second press of a double one.
    if (controller.current !== null) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setBusy(true);

    const settle = (handle: () => void) => {
      if (signal.aborted) return;
      controller.current = null;
      setBusy(false);
      handle();
    };
    send(signal).then(
      (value) => settle(() => succeeded(value)),
      (error: unknown) => settle(() => failed(error)),
    );
  }, []);

  return [busy, submit];
}
