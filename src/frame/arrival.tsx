import { useEffect, useRef } from "react";
import * as company from "../content/company.ts";
import { setPageTitle } from "../lib/page-title.ts";
import { scrollToTop } from "../lib/scroll.ts";

/** What happens when the visitor leaves a screen, even before the next has come: the page scrolls up. */
export function Departure({ path }: { readonly path: string }) {
  const at = useRef(path);

  useEffect(() => {
    if (at.current === path) return;
    at.current = path;
    scrollToTop();
  }, [path]);

  return null;
}

/**
 * What happens when a screen has come on: its title goes into the tab and, but for the first screen
 * of a visit, the focus moves to its heading. It stands behind the screen, within the same
 * `Suspense`, so that it waits for a screen that is still loading.
 */
export function Arrival({ path, title }: { readonly path: string; readonly title: string }) {
  const arrivedAt = useRef(path);

  useEffect(() => {
    setPageTitle(title, company.name);
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    const target =
      document.querySelector<HTMLElement>("main h1:not([data-to-come])") ??
      document.querySelector("main");
    if (target === null) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [path, title]);

  return null;
}
