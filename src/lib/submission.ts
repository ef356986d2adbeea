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
 * as giving it up does, and then neither handler is called.
 *
 * @returns whether a request is on its way, the function that sends one, and one that gives it up.
 */
export function useSubmission(): readonly [boolean, Submit, () => void] {
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

  const cancel = useCallback(() => {
    controller.current?.abort();
    controller.current = null;
    setBusy(false);
  }, []);

  return [busy, submit, cancel];
}
