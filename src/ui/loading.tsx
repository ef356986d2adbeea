import { type ReactNode, useEffect, useState } from "react";
import { focusLoadedScreen } from "../lib/focus.ts";
import { OFFER_RELOAD_AFTER_MS } from "../lib/reload.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { classNames } from "./class-names.ts";
import { Container } from "./layout.tsx";
import * as styles from "./loading.module.css";
import * as utilities from "./utilities.module.css";

export function LoadingHeading({ children }: { children: string }) {
  return (
    <h1 data-loading="" className={utilities.visuallyHidden}>
      {children}
    </h1>
  );
}

type LoadingProps = {
  readonly text: string;
  readonly outcome?: string | undefined;
  readonly children?: ReactNode;
};

/** @param outcome what screen readers announce after the load. It hides the loading state. */
export function Loading({ text, outcome, children }: LoadingProps) {
  const current = outcome ?? text;
  // The prerendered region has the text. One that is created later is empty at first, since screen
  // readers announce only the changes of a live region (github.com/w3c/aria/issues/1216).
  const isHydrated = useHydrated();
  const [announced, setAnnounced] = useState(isHydrated ? "" : current);
  useEffect(() => setAnnounced(current), [current]);

  const isLoaded = outcome !== undefined;
  return (
    <div>
      <p
        role="status"
        className={
          isLoaded ? utilities.visuallyHidden : classNames(utilities.withIcon, styles.text)
        }
      >
        {!isLoaded && <span aria-hidden="true" className={styles.spinner} />}
        {announced}
      </p>
      {!isLoaded && children && (
        <div aria-hidden="true" className={styles.skeletons}>
          {children}
        </div>
      )}
    </div>
  );
}

const SHAPES = { line: styles.line, heading: styles.heading, picture: styles.picture };

export function Skeleton({ shape }: { shape: keyof typeof SHAPES }) {
  return <div className={`${styles.skeleton} ${SHAPES[shape]}`} />;
}

type ScreenLoadingProps = {
  readonly title: string;
  readonly text: string;
  /** It is shown if the script takes too long. */
  readonly late: ReactNode;
};

/** Shown instead of a screen while its script loads. */
export function ScreenLoading({ title, text, late }: ScreenLoadingProps) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), OFFER_RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // In a microtask, which runs after the effects that focus the next screen if the visitor leaves.
  useEffect(() => () => queueMicrotask(focusLoadedScreen), [isLate]);
  if (isLate) return late;
  return (
    <Container spaced>
      <LoadingHeading>{title}</LoadingHeading>
      <Loading text={text} />
    </Container>
  );
}
