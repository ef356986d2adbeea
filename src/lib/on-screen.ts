import { type RefObject, useEffect, useState } from "react";

/** Whether any of an element is within the window; it is taken to be until the browser tells. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return onScreen;
}
