import { useState } from "react";
import { useSubmission } from "./submission.ts";

/**
 * Reloads the page when the visitor asks for it.
 *
 * @param load resolves with whether the host responds, so that the page is reloaded.
 * @returns how often it hasn't responded, whether a reload is pending, and a function for a button.
 */
export function useReload(
  load: () => Promise<boolean>,
): readonly [failures: number, busy: boolean, reload: () => void] {
  const [failures, setFailures] = useState(0);
  const [busy, submit] = useSubmission();
  const reload = () =>
    submit(load, {
      succeeded: (responds) => setFailures(responds ? 0 : failures + 1),
      failed: console.error,
    });
  return [failures, busy, reload];
}
