import { useEffect, useRef, useState } from "react";

/** Sends one request at a time. After unmounting or `abort`, neither handler is called. */
export function useSubmission() {
  const [busy, setBusy] = useState(false);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  const submit = <Value>(
    send: (signal: AbortSignal) => Promise<Value>,
    handlers: {
      readonly succeeded: (value: Value) => void;
      readonly failed: (error: unknown) => void;
    },
  ) => {
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
      (value) => settle(() => handlers.succeeded(value)),
      (error: unknown) =>
        settle(() => {
          console.error(error);
          handlers.failed(error);
        }),
    );
  };

  const abort = () => {
    controller.current?.abort();
    controller.current = null;
    setBusy(false);
  };

  return { busy, submit, abort };
}
