import { useEffect, useState } from "react";
import { OFFER_RELOAD_AFTER_MS } from "../lib/reload.ts";
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
  if (isLate) return <Failure />;
  return (
    <Container spaced>
      <LoadingHeading>{title}</LoadingHeading>
      <Loading text={text} />
    </Container>
  );
}
