/**
 * `App` is the first to set a screen's title and, after a navigation, to focus the screen. The
 * effects of the screen run later, and may set another title. A heading with `data-loading` is
 * replaced by the content (`useScreenAnnouncement`) or by the lazy screen (`ScreenLoading`), which
 * then gets the focus, unless the visitor has moved it (`focusLoadedScreen`).
 */
import { useEffect, useLayoutEffect } from "react";
import * as company from "../content/company.ts";
import { focusLoadedScreen } from "../lib/focus.ts";
import { titleOf } from "../lib/page-title.ts";

export function useScreenTitle(heading: string): void {
  useEffect(() => {
    document.title = titleOf(heading, company.name);
  }, [heading]);
}

/** Announces a screen that has loaded, or failed to. */
export function useScreenAnnouncement(heading: string): void {
  // Before the paint, since screen readers are silent about what they are reading already.
  useLayoutEffect(focusLoadedScreen, [heading]);
  useScreenTitle(heading);
}
