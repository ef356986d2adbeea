import { type RefCallback, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { observe } from "./viewport.ts";

/** Whether the element was ever within a viewport's height of the viewport, or was printed. */
export function useNearViewport(): readonly [ref: RefCallback<Element>, wasNear: boolean] {
  const [wasNear, setWasNear] = useState(false);
  const ref = useCallback(
    (element: Element | null) =>
      observe(element, (isNear) => isNear && setWasNear(true), "100% 0px"),
    [],
  );
  useEffect(() => {
    // Synchronously, since the browser prints the page as it is after this event.
    const printAll = () => flushSync(() => setWasNear(true));
    window.addEventListener("beforeprint", printAll);
    return () => window.removeEventListener("beforeprint", printAll);
  }, []);
  return [ref, wasNear];
}
