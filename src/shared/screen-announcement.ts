import { useEffect, useLayoutEffect } from "react";
import * as company from "../content/company.ts";
import { focusLoadedScreen } from "../lib/focus.ts";
import { titleOf } from "../lib/page-title.ts";

export function setScreenTitle(heading: string): void {
  document.title = titleOf(heading, company.name);
}

/** Tells screen readers that a screen has loaded, or failed to. */
export function useScreenAnnouncement(heading: string): void {
  // Before the paint, since screen readers are silent about what they are reading already.
  useLayoutEffect(focusLoadedScreen, [heading]);
  useEffect(() => setScreenTitle(heading), [heading]);
}
