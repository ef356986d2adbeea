import { useEffect, useEffectEvent } from "react";

export function useBackOnline(callback: () => void): void {
  const callLatest = useEffectEvent(callback);
  useEffect(() => {
    window.addEventListener("online", callLatest);
    return () => window.removeEventListener("online", callLatest);
  }, []);
}
