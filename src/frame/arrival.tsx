import { useEffect, useRef } from "react";
import * as company from "../content/company.ts";
import { scrollToTop } from "../lib/browser-state.ts";
import { setPageTitle } from "../lib/page-title.ts";

/** Does something whenever the path has become another one than the component began with. */
function useNewPath(path: string, work: () => void): void {
  const last = useRef(path);

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    work();
  }, [path, work]);
}

/** What happens when the visitor leaves a screen, even before the next has come: the page scrolls up. */
export function Departure({ path }: { readonly path: string }) {
  useNewPath(path, scrollToTop);
  return null;
}

function focusHeading(): void {
  const target =
    document.querySelector<HTMLElement>("main h1:not([data-to-come])") ??
    document.querySelector("main");
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * What happens when a screen has come on: its title goes into the tab and, but for the first screen
 * of a visit, the focus moves to its heading. It stands behind the screen, within the same
 * `Suspense`, so that it waits for a screen that is still loading.
 */
export function Arrival({ path, title }: { readonly path: string; readonly title: string }) {
  // Also where only the path is new: the article before may have given the tab a title of its own.
  useEffect(() => setPageTitle(title, company.name), [path, title]);
  useNewPath(path, focusHeading);
  return null;
}
