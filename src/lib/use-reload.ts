import { useState } from "react";

/** @param load reloads the page if the host responds, and resolves with whether it does. */
export function useReload(load: () => Promise<boolean>) {
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const reload = async () => {
    if (busy) return;
    setBusy(true);
    const responds = await load();
    setBusy(false);
    if (!responds) setFailures((before) => before + 1);
  };
  return { reload, busy, failures };
}
