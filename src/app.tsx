import { Suspense } from "react";
import { ScreenFailure, SiteFailure } from "./frame/failures.tsx";
import { Frame } from "./frame/frame.tsx";
import { ScrollReset, TitleAndFocus } from "./frame/route-effects.tsx";
import { ScreenLoading } from "./frame/screen-loading.tsx";
import { useAddress } from "./lib/router.ts";
import { ToastProvider } from "./lib/toasts.tsx";
import { NewVersion } from "./offline/new-version.tsx";
import { findRoute } from "./routes.ts";
import { Boundary } from "./ui/boundary.tsx";

/** The whole site: the frame, and in it the screen of the page's address. */
export function App() {
  const { path } = useAddress();
  const { route, params } = findRoute(path);
  const Screen = route.screen;

  return (
    <Boundary fallback={<SiteFailure />}>
      <ToastProvider>
        <Frame>
          {/* The build prerenders one such section for each screen into the document's `main`. */}
          <section>
            <ScrollReset path={path} />
            <Suspense fallback={<ScreenLoading title={route.title} />}>
              {/* With the key no screen inherits the state of another screen or article. */}
              <Boundary key={path} fallback={<ScreenFailure />}>
                <Screen {...params} />
              </Boundary>
              <TitleAndFocus path={path} title={route.title} />
            </Suspense>
          </section>
        </Frame>
        <NewVersion />
      </ToastProvider>
    </Boundary>
  );
}
