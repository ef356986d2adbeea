import { Container } from "../ui/layout.tsx";
import { Loading, LoadingHeading } from "../ui/loading.tsx";

/** Shown instead of a screen while its script loads. */
export function ScreenLoading({ title }: { readonly title: string }) {
  return (
    <Container spaced>
      <LoadingHeading>{title}</LoadingHeading>
      <Loading text="Loading..." />
    </Container>
  );
}
