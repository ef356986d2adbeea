import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { type Address, parseAddress } from "./address.ts";
import { goToTop } from "./browser-state.ts";
import { changes } from "./changes.ts";

const { subscribe, notify } = changes("hashchange");

/**
 * The browser's hash, and the hash of the screen that is shown. They differ after `overwriteAddress`
 * until the next navigation, and while a guard asks whether to leave the screen.
 */
let current = { browser: "", shown: "" };

/** Asks the visitor whether to leave the screen, and calls `leave` if they agree. */
type Guard = (leave: () => void) => void;

let guard: Guard | null = null;

function syncWithBrowser(): void {
  const { hash } = window.location;
  current = { browser: hash, shown: hash };
}

function readHash(): string {
  if (guard === null && current.browser !== window.location.hash) syncWithBrowser();
  return current.shown;
}

/** Sets or removes the guard of the screen. Without one the address decides which screen is shown. */
export function setGuard(next: Guard | null): void {
  guard = next;
  notify();
}

/** Calls `leave`; where there is a guard, only if the visitor agrees. */
export function leaveScreen(leave: () => void): void {
  if (guard === null) leave();
  else guard(leave);
}

/** The hash for which the build prerendered the page, and with which React hydrates it. */
export const PrerenderedHash = createContext("");

/** The address of the screen that is shown; the component renders again when it changes. */
export function useAddress(): Address {
  const prerenderedHash = useContext(PrerenderedHash);
  const hash = useSyncExternalStore(subscribe, readHash, () => prerenderedHash);
  return useMemo(() => parseAddress(hash), [hash]);
}

/** Whether an `href` or a hash leads to the screen that is shown, maybe with another query. */
export function isShown(href: string): boolean {
  return parseAddress(href).path === parseAddress(current.shown).path;
}

/** Goes to an `href` made by `linkTo`. */
export function navigate(href: string): void {
  if (guard !== null && isShown(href)) return;
  leaveScreen(() => {
    window.location.hash = href;
    syncWithBrowser();
    // `hashchange` fires later, and not at all where the browser has this hash already.
    notify();
  });
}

/**
 * Handles a click on a link within the site by `navigate`, which shows the screen sooner. A link to the
 * screen that is shown already leads to its top. The second click of a mouse's double click on any link
 * or submit button does nothing: the first one may have put that in the place of what was clicked.
 */
export function followLink(event: PointerEvent): void {
  const { target, button, detail, pointerType, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  const control = target instanceof Element ? target.closest("a, [type=submit]") : null;
  if (control && detail > 1 && pointerType === "mouse") {
    event.preventDefault();
    return;
  }
  const href = control?.getAttribute("href");
  if (!href?.startsWith("#")) return;
  event.preventDefault();
  if (isShown(href)) goToTop();
  navigate(href);
}

/**
 * Replaces the page's address, its query included, by an `href` made by `linkTo`: for a reload and
 * in the history. The screen doesn't change.
 */
export function overwriteAddress(href: string): void {
  const shown = readHash();
  window.history.replaceState(null, "", window.location.pathname + href);
  current = { shown, browser: window.location.hash };
}
