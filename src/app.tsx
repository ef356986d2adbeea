import "./global-styles.ts";
import { Fragment, useEffect, useLayoutEffect, useRef } from "react";
import { Failure } from "./frame/failure.tsx";
import { Frame } from "./frame/frame.tsx";
import { goToDestination } from "./routing/destination.ts";
import { findScreen } from "./routing/find-screen.ts";
import { displayAddress, useAddress, useLinks } from "./routing/router.ts";
import { Screen } from "./screen-components.tsx";
import { subscribeToVisitor, useVisitorKey } from "./session/visitor.ts";
import { useScreenTitle } from "./shared/screen-announcement.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";

export function App() {
  const { name, row, params, key } = findScreen(useAddress());
  // Each screen, article, page of the news and visitor begins with a new state.
  const screenKey = `${useVisitorKey()} ${key}`;
  useLinks();
  // The screen of a used reset link (`replaceAddress`) isn't for the next visitor.
  useEffect(() => subscribeToVisitor(displayAddress), []);

  return (
    <ErrorBoundary fallback={<Failure />}>
      <Frame isForm={row.isForm}>
        {/* The build prerenders one such section for each screen. */}
        <section>
          <RouteFocus screenKey={screenKey} />
          <Fragment key={screenKey}>
            <RouteTitle title={row.title} />
            <ErrorBoundary fallback={<Failure />}>
              <Screen name={name} params={params} />
            </ErrorBoundary>
          </Fragment>
        </section>
      </Frame>
    </ErrorBoundary>
  );
}

// Both stand before the screen, so that their effects run first (`shared/screen-announcement.ts`).

function RouteFocus({ screenKey }: { screenKey: string }) {
  const last = useRef(screenKey);
  useLayoutEffect(() => {
    if (last.current === screenKey) return;
    last.current = screenKey;
    goToDestination();
  }, [screenKey]);
  return null;
}

function RouteTitle({ title }: { title: string }) {
  useScreenTitle(title);
  return null;
}
