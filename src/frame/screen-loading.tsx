import { useEffect, useState } from "react";
import { OFFER_RELOAD_AFTER_MS } from "../lib/reload.ts";
import { focusLoadedScreen } from "../routing/screen-change.ts";
import { Container } from "../ui/layout.tsx";
import { Loading, LoadingHeading } from "../ui/loading.tsx";
import { Failure } from "./failure.tsx";

/** Shown instead of a screen while its script loads. */
export function ScreenLoading({ title, text }: { title: string; text: string }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), OFFER_RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // In a microtask, which runs after the effects that focus the next screen if the visitor leaves.
  useEffect(() => () => queueMicrotask(focusLoadedScreen), [isLate]);
  if (isLate) return <Failure />;
  return (
    <Container spaced>
      <LoadingHeading>{title}</LoadingHeading>
      <Loading text={text} />
    </Container>
  );
}
