import "./global-styles.ts";
import { useEffect, useLayoutEffect, useRef } from "react";
import { Failure } from "./frame/failure.tsx";
import { Frame } from "./frame/frame.tsx";
import { findScreen } from "./routing/find-screen.ts";
import { displayAddress, useAddress, useRouter } from "./routing/router.ts";
import { goToDestination, setScreenTitle } from "./routing/screen-change.ts";
import { ScreenContent } from "./screen-components.tsx";
import { subscribeToVisitor, useVisitorKey } from "./session/visitor.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";

export function App() {
  const { name, row, params, key } = findScreen(useAddress());
  // Each screen, article, page of the news and visitor begins with a new state.
  const screenKey = `${useVisitorKey()} ${key}`;
  useRouter();
  // The screen of a used reset link (`replaceAddress`) isn't for the next visitor.
  useEffect(() => subscribeToVisitor(displayAddress), []);

  return (
    <ErrorBoundary fallback={<Failure />}>
      <Frame isForm={row.isForm}>
        {/* The build prerenders one such section for each screen. */}
        <section>
          <ScreenChange screenKey={screenKey} title={row.title} />
          <ErrorBoundary key={screenKey} fallback={<Failure />}>
            <ScreenContent name={name} params={params} />
          </ErrorBoundary>
        </section>
      </Frame>
    </ErrorBoundary>
  );
}

/** It stands before the screen, so that its effect runs first (`routing/screen-change.ts`). */
function ScreenChange({ screenKey, title }: { screenKey: string; title: string }) {
  const last = useRef(screenKey);
  useLayoutEffect(() => {
    setScreenTitle(title);
    if (last.current === screenKey) return;
    last.current = screenKey;
    goToDestination();
  }, [screenKey, title]);
  return null;
}
