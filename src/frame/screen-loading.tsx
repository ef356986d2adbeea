import { useEffect, useState } from "react";
import { scriptLate } from "../content/frame.ts";
import { OFFER_RELOAD_AFTER_MS } from "../lib/reload.ts";
import { Container } from "../ui/layout.tsx";
import { Loading, LoadingHeading } from "../ui/loading.tsx";
import { WaysOn } from "./load-again.tsx";
import * as utilities from "../ui/utilities.module.css";

/** Shown instead of a screen while its script loads. */
export function ScreenLoading({ title, text }: { title: string; text: string }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), OFFER_RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Container spaced className={utilities.stack}>
      <LoadingHeading>{title}</LoadingHeading>
      <Loading text={isLate ? scriptLate : text} />
      {isLate && <WaysOn />}
    </Container>
  );
}
