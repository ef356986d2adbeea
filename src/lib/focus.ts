/** A `ref` that focuses its element when that mounts. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** The same, without scrolling to it. */
export function focusInPlace(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** Focuses the screen: for a control that disappears when it is pressed, and would lose the focus. */
export function focusMain(): void {
  document.querySelector("main")?.focus({ preventScroll: true });
}

/** Focuses the screen's heading, or the screen while its heading is still to come. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1:not([data-to-come])");
  if (heading === null) {
    focusMain();
    return;
  }
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
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

/** Lets the next Tab go to the first control of an element, unless something has the focus. */
export function beginTabAt(element: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.blur();
  element.removeAttribute("tabindex");
}
