import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { useDisplayedLocation } from "./router.ts";
import { goToDestination, useScreenTitle } from "./screen-change.ts";

type ScreenSectionProps = {
  /** Another one is another screen. */
  readonly screenKey: string;
  /** Another one is another navigation. */
  readonly location: ReturnType<typeof useDisplayedLocation>;
  readonly cardLink: string | null;
  readonly title: string;
  readonly children: ReactNode;
};

/** The displayed screen, in place of the sections that the build prerenders. */
export function ScreenSection({ children, ...navigation }: ScreenSectionProps) {
  return (
    <section>
      {/* Before the screen, whose own effects may set another title and focus. */}
      <RouteEffects {...navigation} />
      {children}
    </section>
  );
}

function RouteEffects({
  screenKey,
  location,
  cardLink,
  title,
}: Omit<ScreenSectionProps, "children">) {
  useScreenTitle(title);
  const isFirst = useRef(true);
  const followNavigation = useEffectEvent(() => {
    // The browser has scrolled to what the first address names.
    if (!isFirst.current) goToDestination(cardLink);
    isFirst.current = false;
  });
  useLayoutEffect(() => followNavigation(), [screenKey, location]);
  return null;
}
