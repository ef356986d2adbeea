import { readFrom } from "../focus.ts";

/** In pixels: how much of the window the bar and a toast of two lines may cover. */
const COVERED_PX = 120;

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
  const highest = Math.max(quarter, COVERED_PX);
  if (top >= highest && bottom <= 3 * quarter) return;
  if (label) label.scrollIntoView({ block: "center" });
  else window.scrollBy(0, top - highest);
}
