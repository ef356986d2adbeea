import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { type Address, parseAddress } from "./address.ts";
import { changes } from "./changes.ts";

const { subscribe, notify } = changes("hashchange");

/**
 * The browser's hash, and the one whose screen is shown. They differ after `overwriteAddress`, until
 * the next navigation, and while a guard asks whether the screen may be left.
 */
let current = { browser: "", shown: "" };

/** Asks the visitor before the screen is left. */
type Guard = (leave: () => void) => void;

let guard: Guard | null = null;

function adoptBrowserHash(): void {
  const { hash } = window.location;
  current = { browser: hash, shown: hash };
}

function readHash(): string {
  if (guard === null && current.browser !== window.location.hash) adoptBrowserHash();
  return current.shown;
}

/** Has a guard asked before the screen is left; without one the screen is that of the address. */
export function setGuard(next: Guard | null): void {
  guard = next;
  notify();
}

/** Does what leaves the screen, once the visitor agrees where there is a guard to ask. */
export function leaveScreen(leave: () => void): void {
  if (guard === null) leave();
  else guard(leave);
}

/** The hash that the page is drawn for by the build, and that it is taken over with. */
export const PrerenderedHash = createContext("");

/** The address of the screen that is shown; the component renders again when it changes. */
export function useAddress(): Address {
  const prerenderedHash = useContext(PrerenderedHash);
  const hash = useSyncExternalStore(subscribe, readHash, () => prerenderedHash);
  return useMemo(() => parseAddress(hash), [hash]);
}

/** Goes to an `href` made by `linkTo`. */
export function navigate(href: string): void {
  if (guard !== null && href === current.shown) return;
  leaveScreen(() => {
    window.location.hash = href;
    adoptBrowserHash();
    // The browser reports a new hash late, and nothing where it has this hash already.
    notify();
  });
}

/** Takes over a click on a link of the site, which would show its screen later than `navigate`. */
export function followLink(event: MouseEvent): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = target instanceof Element ? target.closest("a[href^='#']") : null;
  const href = link?.getAttribute("href");
  if (!href) return;
  event.preventDefault();
  navigate(href);
}

/**
 * Replaces the page's address, its query included, by an `href` made by `linkTo`: for a reload and
 * in the history. The screen stays.
 */
export function overwriteAddress(href: string): void {
  const shown = readHash();
  window.history.replaceState(null, "", window.location.pathname + href);
  current = { shown, browser: window.location.hash };
}
