import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { type Address, parseAddress } from "./address.ts";
import { changes } from "./changes.ts";

const { subscribe, notify } = changes("hashchange");

const readHash = () => window.location.hash;

/** The hash that the page is drawn for by the build, and that it is taken over with. */
export const DrawnHash = createContext("");

/** The address that the page is at now; the component renders again when it changes. */
export function useAddress(): Address {
  const drawnHash = useContext(DrawnHash);
  const hash = useSyncExternalStore(subscribe, readHash, () => drawnHash);
  return useMemo(() => parseAddress(hash), [hash]);
}

/** Goes to an `href` made by `linkTo`. */
export function navigate(href: string): void {
  window.location.hash = href;
  // The browser tells of it later, and draws what the tap did to the link before.
  notify();
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

/** Goes to an `href` as `navigate` does, and forgets the address left behind. */
export function redirect(href: string): void {
  window.location.replace(href);
}

/**
 * Writes an `href` made by `linkTo` over the page's address, so that neither that nor its query is
 * kept. The screen that is on stays on.
 */
export function overwriteAddress(href: string): void {
  window.history.replaceState(null, "", window.location.pathname + href);
}
