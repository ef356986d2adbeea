import { useState } from "react";

/** @param load reloads the page if the host responds, and resolves with whether it does. */
export function useReload(load: () => Promise<boolean>) {
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const reload = async () => {
    if (busy) return;
    setBusy(true);
    // Until the new page arrives, which takes seconds on a slow line, the button stays busy.
    if (await load()) return;
    setBusy(false);
    setFailures((before) => before + 1);
  };
  return { reload, busy, failures };
}
