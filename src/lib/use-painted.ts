import { useEffect, useState } from "react";

export function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    // The callback runs before the paint. React renders the new state after it.
    const frame = window.requestAnimationFrame(() => setIsPainted(true));
    return () => window.cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
