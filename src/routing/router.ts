/**
 * Displays the page's address. Screens change it by one of these:
 * - a link (`<a href="#/faq">`) wherever the visitor chooses to go,
 * - `navigate` after something that the visitor did has succeeded,
 * - `redirect` for an address that Back must not lead to again,
 * - `replaceAddress` if the screen stays while its address changes.
 */
import { useLayoutEffect, useSyncExternalStore } from "react";
import { type Address, parseAddress } from "../lib/address.ts";
import { changeNotifier } from "../lib/change-notifier.ts";
import { subscribeToVisitor } from "../session/visitor.ts";
import { enterAddress } from "./destination.ts";
import { confirmLeaving } from "./leave-question.ts";

const { subscribe, notify } = changeNotifier();

/**
 * A new object for each navigation, also to the same address. `window.location` has another hash
 * while the visitor is asked, and after `replaceAddress`.
 */
let displayed = { hash: "" };

export const displayedLocation = () => displayed;

/** Displays the address that the page has. Call it before the first screen is rendered, too. */
export function followLocation(): void {
  enterAddress();
  displayed = { hash: window.location.hash };
  notify();
}

function onHashChange(): void {
  const { hash } = window.location;
  // `navigate` has displayed it before this event.
  if (hash !== displayed.hash && confirmLeaving(hash)) followLocation();
}

export const useDisplayedLocation = () =>
  useSyncExternalStore(subscribe, displayedLocation, displayedLocation);

export const useAddress = (): Address => parseAddress(useDisplayedLocation().hash);

/** Returns whether the visitor agreed to leave. */
export function navigate(href: string): boolean {
  if (!confirmLeaving(href)) return false;
  window.location.hash = href;
  // `hashchange` fires later, and not at all where the page has this address already.
  followLocation();
  return true;
}

/** Unlike `navigate`, it adds no entry to the history. */
export function redirect(href: string): void {
  window.location.replace(href);
  followLocation();
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
  navigate(href);
}

/** Follows the address and the links, as the browser does until hydration. */
export function useRouter(): void {
  useLayoutEffect(() => {
    // It may have changed during hydration.
    onHashChange();
    window.addEventListener("hashchange", onHashChange);
    // After the link's own handler, which React would remove with the old screen.
    window.addEventListener("click", followLink);
    // The screen of a used reset link (`replaceAddress`) isn't for the next visitor.
    const unsubscribe = subscribeToVisitor(followLocation);
    return () => {
      unsubscribe();
      window.removeEventListener("hashchange", onHashChange);
      window.removeEventListener("click", followLink);
    };
  }, []);
}
