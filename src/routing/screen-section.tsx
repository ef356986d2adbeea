import { type ReactNode, useLayoutEffect, useRef } from "react";
import { goToDestination, setScreenTitle } from "./screen-change.ts";

type ScreenSectionProps = {
  /** Another one is another screen. */
  readonly screenKey: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** The displayed screen, in place of the sections that the build prerenders. */
export function ScreenSection({ screenKey, title, children }: ScreenSectionProps) {
  return (
    <section>
      {/* Before the screen, whose own effects may set another title and focus. */}
      <ScreenChange screenKey={screenKey} title={title} />
      {children}
    </section>
  );
}

function ScreenChange({ screenKey, title }: Omit<ScreenSectionProps, "children">) {
  const last = useRef(screenKey);
  useLayoutEffect(() => {
    setScreenTitle(title);
    if (last.current === screenKey) return;
    last.current = screenKey;
    goToDestination();
  }, [screenKey, title]);
  return null;
}
