import { useState } from "react";

/** @param load reloads the page if the host responds, and resolves with whether it does. */
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
