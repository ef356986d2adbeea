/**
 * Where the focus goes when it doesn't follow a key or a tap: to a new screen and to one that has
 * loaded (`focusScreen`, `focusLoadedScreen`), to what replaces a control that disappears when it
 * is pressed (`focusOnMount`, else `focusScreen`), and to the first error of a form that is refused
 * (`focusWithLabel`). Screen readers then say where the visitor is. Nothing else moves the focus.
 */

const findHeading = () => document.querySelector("main h1");

/** The heading of the screen that had the focus last. */
let focusedHeading: Element | null = null;

/**
 * Focuses the screen, named by its heading. It is focusable only meanwhile: screen readers call a
 * focusable element clickable.
 */
export function focusScreen(): void {
  focusedHeading = findHeading();
  // Of `main` and its section, the one that doesn't have the focus: screen readers say nothing if
  // the focus stays. Not the heading: the caret moves there too, Orca silently follows it, and then
  // finds that nothing changed.
  const isMainFocused = document.activeElement?.matches("main") === true;
  const screen = document.querySelector<HTMLElement>(isMainFocused ? "main > section" : "main");
  if (screen === null) return;
  screen.setAttribute("tabindex", "-1");
  screen.setAttribute("aria-label", focusedHeading?.textContent ?? "");
  const reset = () => {
    screen.removeAttribute("tabindex");
    screen.removeAttribute("aria-label");
  };
  screen.addEventListener("blur", reset, { once: true });
  screen.focus({ preventScroll: true });
}

/**
 * Focuses a screen that has loaded, unless the visitor has moved the focus to a control. Once: if
 * the focus moves twice, Orca says nothing.
 */
export function focusLoadedScreen(): void {
  const heading = findHeading();
  const isNew = heading !== focusedHeading && heading?.matches("[data-loading]") === false;
  if (isNew && document.activeElement?.matches("body, main, main > section")) focusScreen();
}

/** A `ref` that focuses its element when that mounts, and scrolls it into view. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
}

/** Focuses a field with its label in view, or a message with its start in view. */
export function focusWithLabel(target: HTMLElement): void {
  target.focus();
  const label = document.querySelector(`label[for="${target.id}"]`);
  if (label) label.scrollIntoView({ block: "nearest" });
  else target.scrollIntoView({ block: "start" });
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
