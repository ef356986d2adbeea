import { useEffect, useRef, useState } from "react";

export type Submit = <Value>(
  send: (signal: AbortSignal) => Promise<Value>,
  handlers: {
    readonly succeeded: (value: Value) => void;
    readonly failed: (error: unknown) => void;
  },
) => void;

/** Sends one request at a time. After unmounting or `abort`, neither handler is called. */
export function useSubmission(): readonly [busy: boolean, submit: Submit, abort: () => void] {
  const [busy, setBusy] = useState(false);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  const submit: Submit = (send, { succeeded, failed }) => {
    // A second press may be handled before `busy` is rendered.
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
      (error: unknown) =>
        settle(() => {
          console.error(error);
          failed(error);
        }),
    );
  };

  const abort = () => {
    controller.current?.abort();
    controller.current = null;
    setBusy(false);
  };

  return [busy, submit, abort];
}
