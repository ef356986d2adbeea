import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { useDisplayedLocation } from "./router.ts";
import { goToDestination, useScreenTitle } from "./screen-change.ts";

type RouteEffectsProps = {
  /** Another one is another navigation. */
  readonly location: ReturnType<typeof useDisplayedLocation>;
  readonly cardLink: string | null;
  readonly title: string;
};

/** Renders nothing. It stands before the screen, whose own effects may set another title and focus. */
export function RouteEffects({ location, cardLink, title }: RouteEffectsProps) {
  useScreenTitle(title);
  const isFirst = useRef(true);
  const followNavigation = useEffectEvent(() => {
    // The browser has scrolled to what the first address names.
    if (!isFirst.current) goToDestination(cardLink);
    isFirst.current = false;
  });
  useLayoutEffect(() => followNavigation(), [location]);
  return null;
}
