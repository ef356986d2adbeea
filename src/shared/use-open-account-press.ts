import { useLayoutEffect } from "react";

/** Removes the mark of a press on Open Account (`boot/page-attributes.ts`). @returns whether it was there. */
function takePress(): boolean {
  const { dataset } = document.documentElement;
  const isPressed = "accountPressed" in dataset;
  delete dataset.accountPressed;
  return isPressed;
}

/**
 * Calls back after a press on an Open Account link (`useOpenAccountLink`), also if that press has led
 * to the component's screen. The link's `onClick` wouldn't do: on a slow connection the screen is
 * mounted long after the press, and React may have removed the link before it calls `onClick`.
 */
export function useOpenAccountPress(onPress: () => void): void {
  // Before the first paint, which would show the other form.
  useLayoutEffect(() => {
    if (takePress()) onPress();
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      // `followLink` prevents the default of a click, unless it opens another window.
      const isFollowed = defaultPrevented && target instanceof Element;
      if (!isFollowed || target.closest("[data-open-account]") === null) return;
      takePress();
      onPress();
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [onPress]);
}
