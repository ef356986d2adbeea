import { useEffect, useRef } from "react";
import * as company from "../content/company.ts";
import { scrollToTop } from "../lib/browser-state.ts";
import { focusHeading } from "../lib/focus.ts";
import { setPageTitle } from "../lib/page-title.ts";

/** Runs an effect whenever the path changes, but not for the first path. */
function usePathChange(path: string, effect: () => void): void {
  const last = useRef(path);

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    effect();
  }, [path, effect]);
}

/** Scrolls to the top when the path changes, even before the next screen has loaded. */
export function ScrollReset({ path }: { readonly path: string }) {
  usePathChange(path, scrollToTop);
  return null;
}

/**
 * Sets the page's title once a screen has rendered and, except for the first screen of a visit, moves
 * the focus to its heading. It is rendered after the screen in the same `Suspense`, so that it waits
 * for a screen that is still loading.
 */
export function TitleAndFocus({ path, title }: { readonly path: string; readonly title: string }) {
  // Also where only the path changes: the last article may have set a title of its own.
  useEffect(() => setPageTitle(title, company.name), [path, title]);
  usePathChange(path, focusHeading);
  return null;
}
