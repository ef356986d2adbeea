/** The `ref` of what takes the focus when it comes on screen. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * Whether an element with the focus shows it, as after a key but not after a tap. A browser that
 * doesn't tell, such as Chrome before 86, is taken to show every focus.
 */
export function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(":focus-visible");
  } catch {
    return true;
  }
}
