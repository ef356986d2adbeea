import { type ReactNode, useEffect, useState } from "react";
import { useHydrated } from "../lib/use-hydrated.ts";
import { classNames } from "./class-names.ts";
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
  /** Whether the text is within the first skeleton, since the content has no line above it. */
  readonly isWithin?: boolean;
  readonly children?: ReactNode;
};

/** @param outcome what screen readers announce after the load. It hides the loading state. */
export function Loading({ text, outcome, isWithin = false, children }: LoadingProps) {
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
          isLoaded
            ? utilities.visuallyHidden
            : classNames(utilities.withIcon, styles.text, isWithin && styles.within)
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
