/**
 * A `ref` that focuses its element when that mounts. To be made outside of components: React calls a new `ref` in
 * each render.
 *
 * @param scroll what comes into view: the element's "start", if it may be taller than the window; "none" of it.
 */
export const focusOnMount =
  (scroll: "nearest" | "start" | "none") =>
  (element: HTMLElement | null): void => {
    element?.focus({ preventScroll: scroll !== "nearest" });
    if (scroll === "start") element?.scrollIntoView({ block: "start" });
  };

/** Focuses a field with its label in view, or a message, which may be taller than the window, with its beginning. */
export function focusWithLabel(target: HTMLElement): void {
  target.focus();
  const label = document.querySelector(`label[for="${target.id}"]`);
  if (label) label.scrollIntoView({ block: "nearest" });
  else target.scrollIntoView({ block: "start" });
}

/**
 * Focuses an element that takes no focus by itself. Once it has lost the focus it can't get it any more:
 * screen readers would call it clickable.
 *
 * @param attributes are those that it has meanwhile.
 */
function focusOnce(element: HTMLElement | null, attributes: Readonly<Record<string, string>> = {}) {
  if (element === null) return;
  const all = Object.entries({ tabindex: "-1", ...attributes });
  for (const [name, value] of all) element.setAttribute(name, value);
  const reset = () => {
    for (const [name] of all) element.removeAttribute(name);
  };
  element.addEventListener("blur", reset, { once: true });
  element.focus({ preventScroll: true });
}

/** Focuses what contains the screen. Screen readers then call it by the screen's heading. */
function focusByHeading(selector: string) {
  const element = document.querySelector<HTMLElement>(selector);
  focusOnce(element, { "aria-label": element?.querySelector("h1")?.textContent ?? "" });
}

/**
 * Focuses the screen, which then has the name of its heading: for a control that disappears when it is
 * pressed, and would lose the focus.
 */
export function focusMain(): void {
  focusByHeading("main");
}

/**
 * Focuses a screen that has loaded, so that screen readers say its name. `main` says nothing where it has the focus
 * already: then its section gets it. The heading never does: the browser moves the caret with the focus, Orca
 * silently follows the caret to the first text, which is the heading, and then finds that nothing has changed.
 */
export function focusScreen(): void {
  const isSecond = document.activeElement?.matches("main") === true;
  // The heading of a loading state goes soon, and its screen's own is what the section should be called by.
  const hasLoaded = document.querySelector("main h1:not([data-to-come])") !== null;
  focusByHeading(isSecond && hasLoaded ? "main > section" : "main");
}

/** Whether the screen has the focus, and screen readers call it by this name. */
export function isScreenFocused(name: string): boolean {
  const { activeElement: focused } = document;
  if (!focused?.matches("main, main > section")) return false;
  return focused.getAttribute("aria-label") === name;
}

/**
 * Whether a focused element matches `:focus-visible`, as after a key but not after a tap. True in a
 * browser without that selector, such as Chrome before 86.
 */
export function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(":focus-visible");
  } catch {
    return true;
  }
}
