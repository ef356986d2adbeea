import "./global-styles.ts";
import { useEffect } from "react";
import { Failure } from "./frame/failure.tsx";
import { Frame } from "./frame/frame.tsx";
import { findScreen } from "./routing/find-screen.ts";
import { displayAddress, useAddress, useRouter } from "./routing/router.ts";
import { ScreenSection } from "./routing/screen-section.tsx";
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
      <Frame hasOwnAction={row.hasOwnAction}>
        <ScreenSection screenKey={screenKey} title={row.title}>
          <ErrorBoundary key={screenKey} fallback={<Failure />}>
            <ScreenContent name={name} params={params} />
          </ErrorBoundary>
        </ScreenSection>
      </Frame>
    </ErrorBoundary>
  );
}
