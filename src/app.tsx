import { Failure } from "./frame/failure.tsx";
import { Frame } from "./frame/frame.tsx";
import { RouteEffects } from "./frame/route-effects.tsx";
import { useAddress, useLinks } from "./lib/router.ts";
import { ToastProvider } from "./lib/toasts.tsx";
import { NewVersion } from "./offline/new-version.tsx";
import { findRoute } from "./routes.ts";
import { Boundary } from "./ui/boundary.tsx";

/** The whole site: the frame, and in it the screen of the page's address. */
export function App() {
  const { path } = useAddress();
  const { route, params } = findRoute(path);
  const Screen = route.component;
  useLinks();

  return (
    <Boundary fallback={<Failure />}>
      <ToastProvider>
        <Frame>
          {/* The build prerenders one such section for each screen into the document's `main`. */}
          <section>
            {/* First, so that a screen may set a title of its own. */}
            <RouteEffects path={path} title={route.title} />
            {/* With the key no screen inherits the state of another screen or article. */}
            <Boundary key={path} fallback={<Failure />}>
              <Screen {...params} />
            </Boundary>
          </section>
        </Frame>
        <NewVersion />
      </ToastProvider>
    </Boundary>
  );
}
