import { type RefObject, useEffect, useState } from "react";

export function observe(
  element: Element | null,
  report: (isWithin: boolean) => void,
  rootMargin = "0px",
) {
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
