import { useEffect } from "react";

export function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> | undefined;
    const request = () => {
      if (!document.hidden) lock = navigator.wakeLock?.request("screen").catch(() => null);
    };
    request();
    // The browser releases the lock of a page that is hidden.
    document.addEventListener("visibilitychange", request);
    return () => {
      document.removeEventListener("visibilitychange", request);
      lock?.then((sentinel) => sentinel?.release());
    };
  }, []);
}
