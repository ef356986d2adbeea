import { type ReactNode, useEffect, useState } from "react";
import { focusScreen } from "../lib/focus.ts";
import { useHydrated } from "../lib/page-phase.ts";
import * as layout from "./layout.module.css";
import * as styles from "./loading.module.css";

/** The hidden heading of a screen that is still loading. When it goes, a focused screen is focused again. */
export function LoadingHeading({ children }: { readonly children: string }) {
  // A screen reader reads nothing of what has come until that gets the focus.
  const handOn = () => {
    if (document.activeElement?.matches("main")) focusScreen();
  };
  useEffect(() => handOn, []);
  return (
    <h1 data-to-come="" className={layout.hidden}>
      {children}
    </h1>
  );
}

/**
 * A loading state: its text, above the skeleton of the content.
 *
 * @param outcome what screen readers announce when the content has loaded, from when on nothing of this is visible.
 */
export function Loading({
  text,
  outcome,
  children,
}: {
  readonly text: string;
  readonly outcome?: string | undefined;
  readonly children?: ReactNode;
}) {
  const current = outcome ?? text;
  // The document contains the text. Later, screen readers announce a text that is added to a live region, not
  // one that it is created with.
  const [announced, setAnnounced] = useState(useHydrated() ? "" : current);
  useEffect(() => setAnnounced(current), [current]);

  const loaded = outcome !== undefined;
  return (
    <div>
      <p role="status" className={loaded ? layout.hidden : styles.text}>
        {!loaded && <span aria-hidden="true" className={styles.spinner} />}
        {announced}
      </p>
      {!loaded && <div aria-hidden="true">{children}</div>}
    </div>
  );
}

const SHAPES = { line: styles.line, heading: styles.heading, picture: styles.picture };

/** A placeholder for a text or a picture. */
export function Skeleton({ shape }: { readonly shape: keyof typeof SHAPES }) {
  return <div className={`${styles.skeleton} ${SHAPES[shape]}`} />;
}
