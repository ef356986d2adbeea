import { useState } from "react";

/** @param reloadPage resolves with whether the host responds, and so the page is being reloaded. */
export function useReload(reloadPage: () => Promise<boolean>) {
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const reload = async () => {
    if (busy) return;
    setBusy(true);
    // Until the new page arrives, which takes seconds on a slow line, the button stays busy.
    if (await reloadPage()) return;
    setBusy(false);
    setFailures((before) => before + 1);
  };
  return { reload, busy, failures };
}
