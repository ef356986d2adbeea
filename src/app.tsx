import "./global-styles.ts";
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { Bar, SkipButton } from "./frame/bar.tsx";
import { Failure } from "./frame/failure.tsx";
import { Footer } from "./frame/footer.tsx";
import { ToastRegion } from "./frame/toast-region.tsx";
import { ToastProvider } from "./lib/toasts.tsx";
import { NewVersion } from "./offline/new-version.tsx";
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
  // The next visitor doesn't see the screen of a used reset link (`replaceAddress`).
  useEffect(() => subscribeToVisitor(displayAddress), []);

  return (
    <ErrorBoundary fallback={<Failure />}>
      <Frame isForm={row.isForm}>
        {/* The build prerenders one such section for each screen. */}
        <section>
          <RouteFocus screenKey={screenKey} />
          <ErrorBoundary key={screenKey} fallback={<Failure />}>
            <RouteTitle title={row.title} />
            <Screen name={name} params={params} />
          </ErrorBoundary>
        </section>
      </Frame>
    </ErrorBoundary>
  );
}

/** What the screens share. The build prerenders it once for all of them. */
export function Frame({ isForm, children }: ComponentProps<typeof Bar> & { children: ReactNode }) {
  return (
    <ToastProvider>
      <SkipButton />
      <Bar isForm={isForm} />
      <main>{children}</main>
      <Footer />
      <ToastRegion />
      <NewVersion />
    </ToastProvider>
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
