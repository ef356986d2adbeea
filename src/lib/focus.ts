/** Moves the caret, since screen readers in Firefox read on from there, not from the focus. */
export function readFrom(start: Element): void {
  const selection = window.getSelection();
  // A text that the visitor has selected stays selected.
  if (selection?.isCollapsed) selection.collapse(start, 0);
}

/**
 * The element is focusable, and has this accessible name, only until `blur`, since later a tap on
 * its text would focus it.
 *
 * @param start is read next.
 */
export function focusPart(element: HTMLElement, name: string, start: Element): void {
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

export function focusOnMount(element: HTMLElement | null): void {
  if (element === null) return;
  element.focus({ preventScroll: true });
  readFrom(element);
  element.scrollIntoView({ block: "nearest" });
}

/** True in a browser without the selector: Chrome before 86, Firefox 85, Safari 15.4 (MDN). */
export function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(":focus-visible");
  } catch {
    return true;
  }
}
