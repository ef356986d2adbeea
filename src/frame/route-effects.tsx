import { useEffect, useRef } from "react";
import * as company from "../content/company.ts";
import { scrollToTop } from "../lib/browser-state.ts";
import { focusScreen } from "../lib/focus.ts";
import { setPageTitle } from "../lib/page-title.ts";
import { goToTarget } from "../lib/target.ts";

/**
 * Sets the page's title. When the path changes, focuses the screen and scrolls to the part that the
 * address names, else to the top. The first screen of a visit keeps focus and scroll position.
 */
export function RouteEffects({ path, title }: { path: string; title: string }) {
  const last = useRef(path);
  // Also if only the path changes: the previous article may have set its own title.
  useEffect(() => setPageTitle(title, company.name), [path, title]);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    focusScreen();
    if (!goToTarget()) scrollToTop();
  }, [path]);
  return null;
}
