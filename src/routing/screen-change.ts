/**
 * Screen readers learn of another screen by the title, and by the focus, from which they read on.
 * Layout effects set both, before the paint. After it, a screen reader may be reading the new screen
 * already, and would announce nothing:
 * - After a navigation `RouteEffects` sets the title of the table, the scroll position and the
 *   focus. The screen's own effects run after that, and may set another title.
 * - A screen that has to load begins with a heading that has `data-loading`. What replaces it gets
 *   the focus (`focusLoadedScreen`), unless the visitor has moved it.
 */
import { useLayoutEffect } from "react";
import * as company from "../content/company.ts";
import { focusPart } from "../lib/focus.ts";
import { titleOf } from "../lib/page-title.ts";
import { scrollToDestination } from "./destination.ts";

/** `app.tsx` renders it. */
export const SCREEN_SELECTOR = "main > section";

const findHeading = () => document.querySelector("main h1");

let focusedHeading: Element | null = null;

export function focusScreen(): void {
  focusedHeading = findHeading();
  // Screen readers announce no heading that gets the focus, and don't announce `main` again.
  const isMainFocused = document.activeElement?.matches("main") === true;
  const screen = document.querySelector<HTMLElement>(isMainFocused ? SCREEN_SELECTOR : "main");
  if (screen) focusPart(screen, focusedHeading?.textContent ?? "", focusedHeading ?? screen);
}

/** Focuses a loaded screen once, because screen readers would start again the second time. */
export function focusLoadedScreen(): void {
  const heading = findHeading();
  const isNew = heading !== focusedHeading && heading?.matches("[data-loading]") === false;
  if (isNew && document.activeElement?.matches(`body, main, ${SCREEN_SELECTOR}`)) focusScreen();
}

export const goToTop = () => goToDestination(null);

function focusCard(card: HTMLElement): void {
  const headings = [findHeading(), card.querySelector("h2, h3")];
  focusPart(card, headings.map((heading) => heading?.textContent).join(": "), card);
}

/** Scrolls to what the address names, and focuses it. */
export function goToDestination(cardLink: string | null): void {
  const card = scrollToDestination(cardLink, true);
  // After the scroll, which takes the focus away.
  if (card === null) focusScreen();
  else focusCard(card);
}

/** Sets the page's title as long as the component is mounted. */
export function useScreenTitle(heading: string): void {
  useLayoutEffect(() => {
    const before = document.title;
    document.title = titleOf(heading, company.name);
    return () => {
      document.title = before;
    };
  }, [heading]);
}

/** Announces a screen that has loaded, or failed to. */
export function useScreenAnnouncement(heading: string): void {
  useScreenTitle(heading);
  useLayoutEffect(focusLoadedScreen, [heading]);
}
