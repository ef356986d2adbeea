import { useEffect } from "react";
import { focusLoadedScreen } from "../lib/focus.ts";
import { Container } from "../ui/layout.tsx";
import { Loading, LoadingHeading } from "../ui/loading.tsx";

/** Shown instead of a screen while its script loads. */
export function ScreenLoading({ title, text }: { title: string; text: string }) {
  // Screen readers say nothing about the loaded screen until it gets the focus.
  useEffect(() => focusLoadedScreen, []);
  return (
    <Container spaced>
      <LoadingHeading>{title}</LoadingHeading>
      <Loading text={text} />
    </Container>
  );
}
