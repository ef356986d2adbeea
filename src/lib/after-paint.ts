import { useEffect, useState } from "react";

/** Whether the component has been seen, and what takes long may follow; not while it is drawn. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    // React renders what is set in a frame's beginning only after that frame.
    const frame = window.requestAnimationFrame(() => setPainted(true));
    return () => window.cancelAnimationFrame(frame);
  }, []);
  return painted;
}
