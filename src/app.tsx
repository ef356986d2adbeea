import "./ui/tokens.css";
import "./ui/base.css";
import { Failure } from "./frame/failure.tsx";
import { Frame } from "./frame/frame.tsx";
import { RouteEffects } from "./frame/route-effects.tsx";
import { useAddress, useLinks } from "./lib/router.ts";
import { ToastProvider } from "./lib/toasts.tsx";
import { NewVersion } from "./offline/new-version.tsx";
import { useNewVersion } from "./offline/registration.ts";
import { findRoute } from "./routes.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";
import "./ui/print.css";

/** The whole site: the frame, and inside it the screen of the page's address. */
export function App() {
  const { path } = useAddress();
  const { route, params } = findRoute(path);
  const Screen = route.component;
  useLinks();
  // A version that waits may be repaired.
  const loadAgain = useNewVersion() ?? (() => window.location.reload());
  const failure = <Failure loadAgain={loadAgain} />;

  return (
    <ErrorBoundary fallback={failure}>
      <ToastProvider>
        <Frame>
          {/* The build prerenders one such section for each screen into the document's `main`. */}
          <section>
            {/* Its effects run before the screen's, which may set another title. */}
            <RouteEffects path={path} title={route.title} />
            {/* The key resets the state: each screen and each article starts with its own. */}
            <ErrorBoundary key={path} fallback={failure}>
              <Screen {...params} />
            </ErrorBoundary>
          </section>
        </Frame>
        <NewVersion />
      </ToastProvider>
    </ErrorBoundary>
  );
}
