import "./global-styles.ts";
import { Failure } from "./frame/failure.tsx";
import { Frame } from "./frame/frame.tsx";
import { parseAddress } from "./lib/address.ts";
import { findScreen } from "./routing/find-screen.ts";
import { RouteEffects } from "./routing/route-effects.ts";
import { useDisplayedLocation, useRouter } from "./routing/router.ts";
import { ScreenContent } from "./screen-components.tsx";
import { useVisitorId } from "./session/visitor.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";

export function App() {
  const location = useDisplayedLocation();
  const { name, row, params, key, cardLink } = findScreen(parseAddress(location.hash));
  // Each screen, article, page of the news and visitor begins with a new state.
  const screenKey = `${useVisitorId()} ${key}`;
  useRouter();

  return (
    <ErrorBoundary fallback={<Failure />}>
      <Frame hasOwnAction={row.hasOwnAction}>
        {/* In place of the sections that the build prerenders. */}
        <section>
          <RouteEffects cardLink={cardLink} title={row.title} />
          <ErrorBoundary key={screenKey} attempt={location} fallback={<Failure />}>
            <ScreenContent name={name} params={params} />
          </ErrorBoundary>
        </section>
      </Frame>
    </ErrorBoundary>
  );
}
