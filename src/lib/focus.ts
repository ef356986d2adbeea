/**
 * A `ref` that focuses its element when that mounts. Create it outside components: React calls a
 * `ref` again if it is another function.
 *
 * @param scroll "nearest" scrolls the element into view, "start" scrolls to its start, since it may
 * be taller than the window, and "none" doesn't scroll.
 */
export const focusOnMount =
  (scroll: "nearest" | "start" | "none") =>
  (element: HTMLElement | null): void => {
    element?.focus({ preventScroll: scroll !== "nearest" });
    if (scroll === "start") element?.scrollIntoView({ block: "start" });
  };

/** Focuses a field with its label in view, or a message with its start in view. */
export function focusWithLabel(target: HTMLElement): void {
  target.focus();
  const label = document.querySelector(`label[for="${target.id}"]`);
  if (label) label.scrollIntoView({ block: "nearest" });
  else target.scrollIntoView({ block: "start" });
}

/**
 * Makes an element focusable, names it by its heading, and focuses it. The blur undoes that: screen
 * readers call a focusable element clickable.
 */
function focusNamedByHeading(selector: string) {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) return;
  element.setAttribute("tabindex", "-1");
  element.setAttribute("aria-label", element.querySelector("h1")?.textContent ?? "");
  const reset = () => {
    element.removeAttribute("tabindex");
    element.removeAttribute("aria-label");
  };
  element.addEventListener("blur", reset, { once: true });
  element.focus({ preventScroll: true });
}

/** Focuses `main`, named by its heading: for a control that disappears when it is pressed. */
export function focusMain(): void {
  focusNamedByHeading("main");
}

/**
 * Focuses a screen that has loaded, so that screen readers say its name. If `main` has the focus
 * already, they would say nothing, so its section gets it. Don't focus the heading: the caret moves
 * there too, Orca silently follows it, and then finds that nothing changed.
 */
export function focusScreen(): void {
  const isMainFocused = document.activeElement?.matches("main") === true;
  // The heading of a loading state isn't the screen's own.
  const hasLoaded = document.querySelector("main h1:not([data-loading])") !== null;
  focusNamedByHeading(isMainFocused && hasLoaded ? "main > section" : "main");
}

/** Whether the screen has the focus, named by this heading. */
export function isScreenFocused(heading: string): boolean {
  const { activeElement: focused } = document;
  if (!focused?.matches("main, main > section")) return false;
  return focused.getAttribute("aria-label") === heading;
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
