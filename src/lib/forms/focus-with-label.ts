import { readFrom } from "../focus.ts";

/**
 * Unless its label or first line is near the middle of the window, scrolls a field to the middle, and
 * a message to the end of the window's first quarter, since the bar and a toast may cover the top.
 */
export function focusWithLabel(target: HTMLElement | null | undefined): void {
  if (!target) return;
  const label = document.querySelector(`label[for="${target.id}"]`);
  target.focus({ preventScroll: label === null });
  if (!label) readFrom(target);
  const start = label ?? target.querySelector("p") ?? target;
  const { top, bottom } = start.getBoundingClientRect();
  const quarter = window.innerHeight / 4;
  if (top >= quarter && bottom <= 3 * quarter) return;
  if (label) label.scrollIntoView({ block: "center" });
  else window.scrollBy(0, top - quarter);
}
