import { useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { type Address, parseAddress } from "../lib/address.ts";
import { changeNotifier } from "../lib/change-notifier.ts";
import { isSameScreen } from "./find-screen.ts";
import { confirmLeaving } from "./leave-question.ts";
import { goToDestination } from "./screen-change.ts";

const { subscribe, notify } = changeNotifier();

/** The address has another one while the visitor is asked, and after `replaceAddress`. */
let displayedHash = "";

/** Call it before the first screen is rendered, too. */
export function displayAddress(): void {
  displayedHash = window.location.hash;
  notify();
}

function onHashChange(): void {
  if (confirmLeaving(window.location.hash)) displayAddress();
}

const readDisplayedHash = () => displayedHash;

export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, readDisplayedHash, readDisplayedHash);
  return useMemo(() => parseAddress(hash), [hash]);
}

/** Returns whether the visitor agreed to leave. */
export function navigate(href: string): boolean {
  if (!confirmLeaving(href)) return false;
  window.location.hash = href;
  // `hashchange` fires later, and not at all where the page has this address already.
  displayAddress();
  return true;
}

/** Unlike `navigate`, it adds no entry to the history. */
export function redirect(href: string): void {
  window.location.replace(href);
  displayAddress();
}

/** For an address that works only once. The screen stays, since no `hashchange` follows. */
export function replaceAddress(href: string): void {
  const { origin, pathname } = window.location;
  // Without the query before `#`, which may have the e-mail address. With the origin, since a path
  // that begins with two slashes would name another host.
  window.history.replaceState(null, "", origin + pathname + href);
}

/**
 * Follows a link in place of the browser, which would do nothing for the address that the page has,
 * and would change the address before the visitor is asked (`leave-question.ts`).
 */
function followLink(event: MouseEvent): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = target instanceof Element ? target.closest("a") : null;
  const href = link?.getAttribute("href");
  if (!href?.startsWith("#") || link?.matches("[target], [download]")) return;
  event.preventDefault();
  const isHere = isSameScreen(href, displayedHash);
  navigate(href);
  if (isHere) goToDestination();
}

/** Follows the address and the links, as the browser does until hydration. */
export function useRouter(): void {
  useLayoutEffect(() => {
    // It may have changed during hydration.
    displayAddress();
    window.addEventListener("hashchange", onHashChange);
    // Capture, so that React's and the document's listeners see that the default is prevented.
    window.addEventListener("click", followLink, true);
    return () => {
      window.removeEventListener("hashchange", onHashChange);
      window.removeEventListener("click", followLink, true);
    };
  }, []);
}
