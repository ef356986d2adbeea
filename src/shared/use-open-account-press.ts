import { useEffect } from "react";

/**
 * Calls back after a press on an Open Account link (`useOpenAccountLink`), also if that press has led
 * to the component's screen. Then React has removed a link on the former screen: it would not call
 * the link's `onClick`.
 */
export function useOpenAccountPress(onPress: () => void): void {
  useEffect(() => {
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      // `followLink` prevents the default of a click, unless it opens another window.
      const isFollowed = defaultPrevented && target instanceof Element;
      if (isFollowed && target.closest("[data-open-account]") !== null) onPress();
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [onPress]);
}
