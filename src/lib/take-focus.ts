/** The `ref` of what takes the focus when it comes on screen. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
