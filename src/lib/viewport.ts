import { type RefCallback, type RefObject, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";

function observe(element: Element | null, report: (isWithin: boolean) => void, rootMargin = "0px") {
  if (element === null) return;
  // A busy browser reports several changes in one call, the oldest first.
  const reportAll = (changes: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting } of changes) report(isIntersecting);
  };
  const observer = new IntersectionObserver(reportAll, { rootMargin });
  observer.observe(element);
  return () => observer.disconnect();
}

export function useInViewport(element: RefObject<Element | null>): boolean {
  const [isInViewport, setIsInViewport] = useState(true);
  useEffect(() => observe(element.current, setIsInViewport), [element]);
  return isInViewport;
}

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
