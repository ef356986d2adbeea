import { useState } from "react";

/**
 * Reloads the page when the visitor asks for it.
 *
 * @param load resolves with whether the host responds, so that the page is reloaded.
 * @returns a function for a button, whether it waits for the host, and how often that hasn't
 *   responded.
 */
export function useReload(load: () => Promise<boolean>) {
  const [isBusy, setIsBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const reload = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const responds = await load();
    setIsBusy(false);
    if (!responds) setFailures((before) => before + 1);
  };
  return { reload, isBusy, failures };
}
