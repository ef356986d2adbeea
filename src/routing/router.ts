import { useEffect, useMemo, useSyncExternalStore } from "react";
import { type Address, parseAddress } from "../lib/address.ts";
import { changeNotifier } from "../lib/change-notifier.ts";
import { goToTop } from "../lib/focus.ts";
import { findScreen } from "./find-screen.ts";
import { focusTarget } from "./focus-target.ts";

const { subscribe, notify } = changeNotifier();

/** The displayed screen's hash after `replaceAddress`, until the next navigation; else null. */
let replacedHash: string | null = null;

const displayedHash = () => replacedHash ?? window.location.hash;

const isSameScreen = (one: string, another: string) =>
  findScreen(parseAddress(one)).key === findScreen(parseAddress(another)).key;

/** The question to ask before a visitor leaves the screen with this hash; null if there is none. */
let question: { readonly text: string; readonly hash: string } | null = null;

/** Asks the question, if there is one. Returns whether the visitor may go to the `href`. */
export function confirmLeaving(href: string): boolean {
  if (question === null || isSameScreen(href, question.hash)) return true;
  if (!window.confirm(question.text)) return false;
  question = null;
  return true;
}

function displayAddress(): void {
  replacedHash = null;
  notify();
}

/** Displays the screen of the address, or restores the address if the visitor chooses to stay. */
function onHashChange(): void {
  if (question && !confirmLeaving(window.location.hash)) window.location.hash = question.hash;
  else displayAddress();
}

// The build, which prerenders, has no window.
globalThis.window?.addEventListener("hashchange", onHashChange);

/** The longest time, in milliseconds, from a press on a link to the `beforeunload` that it fires. */
const LONGEST_DELAY = 1000;

/**
 * Asks visitors this question, unless it is null, before they go to another screen. Before they
 * leave the page, the browser asks in its own words.
 */
export function useLeaveQuestion(text: string | null): void {
  useEffect(() => {
    if (text === null) return;
    let calledAt = Number.NEGATIVE_INFINITY;
    const noteCall = ({ target }: Event) => {
      const isCall = "a[href^='tel:'], a[href^='mailto:']";
      if (target instanceof Element && target.closest(isCall)) calledAt = performance.now();
    };
    const ask = (event: BeforeUnloadEvent) => {
      // By the HTML standard it fires for a phone number and an e-mail address, too, though the
      // page stays (github.com/whatwg/html/issues/8724).
      if (performance.now() - calledAt < LONGEST_DELAY) return;
      event.preventDefault();
      // Chrome before 119 needs this as well (MDN).
      event.returnValue = true;
    };
    question = { text, hash: displayedHash() };
    window.addEventListener("click", noteCall, true);
    window.addEventListener("beforeunload", ask);
    return () => {
      question = null;
      window.removeEventListener("click", noteCall, true);
      window.removeEventListener("beforeunload", ask);
    };
  }, [text]);
}

/** The hash with which the build prerenders a screen, and with which React hydrates it. */
let firstHash = "";

export function setFirstHash(hash: string): void {
  firstHash = hash;
}

/** The address of the displayed screen; the component renders again when it changes. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, displayedHash, () => firstHash);
  return useMemo(() => parseAddress(hash), [hash]);
}

/** Goes to an `href` made by `linkTo`, unless the visitor is asked and chooses to stay. */
export function navigate(href: string): void {
  if (!confirmLeaving(href)) return;
  window.location.hash = href;
  // `hashchange` fires later, and not at all where the page has this address already.
  displayAddress();
}

/**
 * Replaces the page's address, in the history too. The screen stays until the next navigation. Use
 * it for an address that works only once.
 */
export function replaceAddress(href: string): void {
  replacedHash = displayedHash();
  const { origin, pathname } = window.location;
  // Without the origin, a path that begins with two slashes would name another host.
  window.history.replaceState(null, "", origin + pathname + href);
}

/**
 * Handles a click on a link within the site by `navigate`, which is faster than `hashchange`. A
 * link to the displayed screen scrolls to the element that it names, else to the top.
 */
function followLink(event: MouseEvent): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = target instanceof Element ? target.closest("a") : null;
  const href = link?.getAttribute("href");
  if (!href?.startsWith("#") || link?.matches("[target], [download]")) return;
  event.preventDefault();
  const isHere = isSameScreen(href, displayedHash());
  navigate(href);
  if (isHere && !focusTarget()) goToTop();
}

/** Handles the clicks on all links of the page while the component is mounted. */
export function useLinks(): void {
  useEffect(() => {
    // Capture: this runs before the listeners of React and of the document, which then see that the
    // default is prevented. React renders the screen before they handle a visitor's click, but
    // after they handle a script's.
    window.addEventListener("click", followLink, true);
    return () => window.removeEventListener("click", followLink, true);
  }, []);
}
