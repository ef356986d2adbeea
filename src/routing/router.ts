import { useEffect, useMemo, useSyncExternalStore } from "react";
import { type Address, parseAddress } from "../lib/address.ts";
import { changeNotifier } from "../lib/change-notifier.ts";
import { goToTop } from "../lib/focus.ts";
import { findScreen } from "./find-screen.ts";
import { focusProduct } from "./product-link.ts";

const { subscribe, notify } = changeNotifier();

/** The displayed screen's hash after `replaceAddress`, until the next navigation; else null. */
let replacedHash: string | null = null;

const displayedHash = () => replacedHash ?? window.location.hash;

const isSameScreen = (one: string, another: string) =>
  findScreen(parseAddress(one)).key === findScreen(parseAddress(another)).key;

let leaveQuestion: { readonly text: string; readonly hash: string } | null = null;

function confirmLeaving(href: string): boolean {
  if (leaveQuestion === null || isSameScreen(href, leaveQuestion.hash)) return true;
  if (!window.confirm(leaveQuestion.text)) return false;
  leaveQuestion = null;
  return true;
}

function displayAddress(): void {
  replacedHash = null;
  notify();
}

function onHashChange(): void {
  if (leaveQuestion && !confirmLeaving(window.location.hash))
    window.location.hash = leaveQuestion.hash;
  else displayAddress();
}

// The build, which prerenders, has no window.
globalThis.window?.addEventListener("hashchange", onHashChange);

/** These links fire `beforeunload`, though the page stays (github.com/whatwg/html/issues/8724). */
const OPENS_APP = "a[href^='tel:'], a[href^='mailto:']";

/** The longest time from a press on a link to its `beforeunload`. */
const UNLOAD_DELAY_MS = 1000;

/** Before the visitor leaves the page, the browser asks in its own words. */
export function useLeaveQuestion(text: string | null): void {
  useEffect(() => {
    if (text === null) return;
    let pressedAt = Number.NEGATIVE_INFINITY;
    const notePress = ({ target }: Event) => {
      const opensApp = target instanceof Element && target.closest(OPENS_APP);
      if (opensApp) pressedAt = performance.now();
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (performance.now() - pressedAt < UNLOAD_DELAY_MS) return;
      event.preventDefault();
      // Chrome before 119 needs this as well (MDN).
      event.returnValue = true;
    };
    leaveQuestion = { text, hash: displayedHash() };
    window.addEventListener("click", notePress, true);
    window.addEventListener("beforeunload", ask);
    return () => {
      leaveQuestion = null;
      window.removeEventListener("click", notePress, true);
      window.removeEventListener("beforeunload", ask);
    };
  }, [text]);
}

/** The hash with which the build prerenders a screen, and with which React hydrates it. */
let firstHash = "";

export function setFirstHash(hash: string): void {
  firstHash = hash;
}

export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, displayedHash, () => firstHash);
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

/**
 * For an address that works only once. The screen stays until the next navigation, while
 * `location.replace` would display the new address.
 */
export function replaceAddress(href: string): void {
  replacedHash = displayedHash();
  const { origin, pathname } = window.location;
  // Without the origin, a path that begins with two slashes would name another host.
  window.history.replaceState(null, "", origin + pathname + href);
}

/** Displays the screen within the click's own task. `hashchange` fires in a later one. */
function followLink(event: MouseEvent): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = target instanceof Element ? target.closest("a") : null;
  const href = link?.getAttribute("href");
  if (!href?.startsWith("#") || link?.matches("[target], [download]")) return;
  event.preventDefault();
  const isHere = isSameScreen(href, displayedHash());
  navigate(href);
  if (isHere && !focusProduct()) goToTop();
}

export function useLinks(): void {
  useEffect(() => {
    // Capture, so that React's and the document's listeners see that the default is prevented.
    window.addEventListener("click", followLink, true);
    return () => window.removeEventListener("click", followLink, true);
  }, []);
}
