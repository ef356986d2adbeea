import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { type Address, parseAddress } from "./address.ts";
import { goToTop } from "./browser-state.ts";
import { changes } from "./changes.ts";

const { subscribe, notify } = changes();

/**
 * The hash of the screen that is shown. The address has another one only after `replaceState`, until the
 * next navigation. The build, which prerenders, has no address.
 */
let shown = globalThis.window?.location.hash ?? "";

/** What to ask visitors before they leave the screen; null while they may. */
let question: string | null = null;

/** Shows the screen of the address. A visitor who wants to stay gets the former address back. */
function follow(): void {
  const { hash } = window.location;
  if (hash === shown) return;
  if (mayLeave(hash)) {
    shown = hash;
    notify();
  } else window.location.hash = shown;
}

globalThis.window?.addEventListener("hashchange", follow);

/** Whether the visitor may go to an `href`: where there is a question, only with their consent. */
function mayLeave(href: string): boolean {
  if (question === null || isShown(href)) return true;
  if (!window.confirm(question)) return false;
  question = null;
  return true;
}

/**
 * Has visitors asked, while there is a question, before they go to another screen. Before they leave the
 * page the browser asks with its own words.
 */
export function useLeaveQuestion(text: string | null): void {
  useEffect(() => {
    if (text === null) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 needs this as well.
      event.returnValue = true;
    };
    question = text;
    window.addEventListener("beforeunload", ask);
    return () => {
      question = null;
      window.removeEventListener("beforeunload", ask);
    };
  }, [text]);
}

/** The hash for which the build prerendered the page, and with which React hydrates it. */
export const PrerenderedHash = createContext("");

/** The address of the screen that is shown; the component renders again when it changes. */
export function useAddress(): Address {
  const prerenderedHash = useContext(PrerenderedHash);
  const hash = useSyncExternalStore(
    subscribe,
    () => shown,
    () => prerenderedHash,
  );
  return useMemo(() => parseAddress(hash), [hash]);
}

/** Whether an `href` or a hash leads to the screen that is shown, maybe with another query. */
export function isShown(href: string): boolean {
  return parseAddress(href).path === parseAddress(shown).path;
}

/**
 * Goes to an `href` made by `linkTo`.
 *
 * @returns whether the visitor has agreed to leave the screen.
 */
export function navigate(href: string): boolean {
  if (!mayLeave(href)) return false;
  window.location.hash = href;
  // `hashchange` fires later, and not at all where the browser has this hash already.
  follow();
  return true;
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
