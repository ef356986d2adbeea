import { useState } from "react";

/**
 * Reloads the page when the visitor asks for it.
 *
 * @param load resolves with whether the host responds, so that the page is reloaded.
 * @returns how often it hasn't responded, and a function for a button.
 */
export function useReload(
  load: () => Promise<boolean>,
): readonly [failures: number, reload: () => void] {
  const [failures, setFailures] = useState(0);
  const reload = async () => {
    if (!(await load())) setFailures((before) => before + 1);
  };
  return [failures, reload];
}
