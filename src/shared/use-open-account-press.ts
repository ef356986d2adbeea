import { useLayoutEffect } from "react";
import { takeOpenAccountPress } from "./open-account-press.ts";

/**
 * Calls back after a press on an Open Account link (`useOpenAccountLink`), also if that press has led
 * to the component's screen.
 */
export function useOpenAccountPress(onPress: () => void): void {
  // Before the first paint, which would show the other form.
  useLayoutEffect(() => {
    const takePress = () => {
      if (takeOpenAccountPress()) onPress();
    };
    takePress();
    document.addEventListener("click", takePress);
    return () => document.removeEventListener("click", takePress);
  }, [onPress]);
}
