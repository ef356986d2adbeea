import { scrollToTop } from "./scroll.ts";

const findHeading = () => document.querySelector("main h1");

let focusedHeading: Element | null = null;

/**
 * Makes screen readers read on from the start of an element. `focus` doesn't do that: in Firefox
 * they read on from the caret, which may be at the end of content that was replaced.
 */
function readFrom(start: Element): void {
  const selection = window.getSelection();
  // A text that the visitor has selected stays selected.
  if (selection?.isCollapsed) selection.collapse(start, 0);
}

/**
 * Focuses an element that isn't a control. Screen readers say the name, and read on from `start`.
 * The element is focusable only until it loses the focus: else a tap on its text would focus it.
 */
function focusPart(element: HTMLElement, name: string, start: Element): void {
  element.setAttribute("tabindex", "-1");
  element.setAttribute("aria-label", name);
  const reset = () => {
    element.removeAttribute("tabindex");
    element.removeAttribute("aria-label");
  };
  element.addEventListener("blur", reset, { once: true });
  element.focus({ preventScroll: true });
  readFrom(start);
}

/** Focuses the screen, named by its heading. */
export function focusScreen(): void {
  focusedHeading = findHeading();
  // `main`, or its section if `main` has the focus: screen readers say nothing if the focus stays.
  // Not the heading: they say nothing about a focused element if they are reading there already.
  const isMainFocused = document.activeElement?.matches("main") === true;
  const screen = document.querySelector<HTMLElement>(isMainFocused ? "main > section" : "main");
  if (screen) focusPart(screen, focusedHeading?.textContent ?? "", focusedHeading ?? screen);
}

/**
 * Focuses a screen that has loaded, unless the visitor has moved the focus to a control. It does so
 * once for each heading: the second time, screen readers would start again.
 */
export function focusLoadedScreen(): void {
  const heading = findHeading();
  const isNew = heading !== focusedHeading && heading?.matches("[data-loading]") === false;
  if (isNew && document.activeElement?.matches("body, main, main > section")) focusScreen();
}

/** Scrolls to the page's top, and focuses the screen: the next Tab starts at the top. */
export function goToTop(): void {
  scrollToTop();
  focusScreen();
}

export function focusElement(element: HTMLElement): void {
  const headings = [findHeading(), element.querySelector("h2, h3")];
  focusPart(element, headings.map((heading) => heading?.textContent).join(": "), element);
}

/** A `ref` that focuses its element when that mounts, and scrolls it into view. */
export function focusOnMount(element: HTMLElement | null): void {
  if (element === null) return;
  element.focus({ preventScroll: true });
  readFrom(element);
  element.scrollIntoView({ block: "nearest" });
}

/**
 * Focuses a field or a message. Its label or first line is scrolled to the middle of the window: a
 * toast may cover the top.
 */
export function focusWithLabel(target: HTMLElement): void {
  target.focus();
  const label = document.querySelector(`label[for="${target.id}"]`);
  if (!label) readFrom(target);
  (label ?? target.querySelector("p") ?? target).scrollIntoView({ block: "center" });
}

/**
 * Whether a focused element matches `:focus-visible`, as after a key but not after a tap. True in a
 * browser without that selector, such as Chrome before 86 and Safari before 15.4 (MDN).
 */
export function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(":focus-visible");
  } catch {
    return true;
  }
}
