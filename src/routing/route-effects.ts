import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useDisplayedLocation } from "./router.ts";
import { goToDestination, useScreenTitle } from "./screen-change.ts";

/** Renders nothing. It stands before the screen, whose own effects may set another title and focus. */
export function RouteEffects({ cardLink, title }: { cardLink: string | null; title: string }) {
  useScreenTitle(title);
  // Another one is another navigation.
  const location = useDisplayedLocation();
  const isFirst = useRef(true);
  const followNavigation = useEffectEvent(() => {
    // The browser has scrolled to what the first address names.
    if (!isFirst.current) goToDestination(cardLink);
    isFirst.current = false;
  });
  useLayoutEffect(() => followNavigation(), [location]);
  return null;
}
