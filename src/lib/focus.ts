/** A `ref` that focuses its element when that mounts. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
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
