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

/**
 * Focuses the screen, which then has the name of its heading: for a control that disappears when it is
 * pressed, and would lose the focus.
 */
export function focusMain(): void {
  const main = document.querySelector("main");
  focusOnce(main, { "aria-label": main?.querySelector("h1")?.textContent ?? "" });
}

/**
 * Focuses a screen that has loaded. Not its heading, of which Orca says nothing where the former focus has just
 * been removed; but where the screen has the focus already, that would be silent, and its heading gets it.
 */
export function focusScreen(): void {
  const main = document.querySelector("main");
  const heading = main?.querySelector<HTMLElement>("h1:not([data-to-come])");
  if (heading && document.activeElement === main) focusOnce(heading);
  else focusMain();
}

/** Whether the screen or its heading has the focus, and screen readers call it by this name. */
export function isScreenFocused(name: string): boolean {
  const { activeElement: focused } = document;
  if (!focused?.matches("main, h1")) return false;
  return (focused.getAttribute("aria-label") ?? focused.textContent) === name;
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
