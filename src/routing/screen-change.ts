/**
 * What happens when another screen is displayed. It begins at its top, or at a product's card.
 * Screen readers learn of it by the title, and by the focus, from which they read on. Layout effects
 * set both, before the paint, since screen readers are silent about what they are reading already:
 * - After a navigation `ScreenSection` sets the title of the table, and the focus. The screen's own
 *   effects run after that, and may set another title.
 * - A screen that has to load begins with a heading that has `data-loading`. What replaces it gets
 *   the focus (`focusLoadedScreen`), unless the visitor has moved it.
 */
import { useLayoutEffect } from "react";
import * as company from "../content/company.ts";
import { focusPart } from "../lib/focus.ts";
import { titleOf } from "../lib/page-title.ts";
import { scrollToTop } from "../lib/scroll.ts";
import { goToProduct } from "./product-card.ts";

/** `ScreenSection` renders it. */
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

export function goToTop(): void {
  scrollToTop();
  focusScreen();
}

function focusCard(card: HTMLElement): void {
  const headings = [findHeading(), card.querySelector("h2, h3")];
  focusPart(card, headings.map((heading) => heading?.textContent).join(": "), card);
}

/** Leads to the product's card that the address names, or to the top of the screen. */
export function goToDestination(): void {
  const card = goToProduct();
  if (card === null) goToTop();
  // After the scroll, which takes the focus away.
  else focusCard(card);
}

export function setScreenTitle(heading: string): void {
  document.title = titleOf(heading, company.name);
}

/** For a title that isn't in the table of screens. */
export function useScreenTitle(heading: string): void {
  useLayoutEffect(() => setScreenTitle(heading), [heading]);
}

/** Announces a screen that has loaded, or failed to. */
export function useScreenAnnouncement(heading: string): void {
  useScreenTitle(heading);
  useLayoutEffect(focusLoadedScreen, [heading]);
}
