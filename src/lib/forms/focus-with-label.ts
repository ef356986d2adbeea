import { readFrom } from "../focus.ts";

/** Scrolls the label or first line to the middle if it isn't near it: a toast may cover the top. */
export function focusWithLabel(target: HTMLElement | null | undefined): void {
  if (!target) return;
  target.focus();
  const label = document.querySelector(`label[for="${target.id}"]`);
  if (!label) readFrom(target);
  const start = label ?? target.querySelector("p") ?? target;
  const { top, bottom } = start.getBoundingClientRect();
  const quarter = window.innerHeight / 4;
  if (top < quarter || bottom > 3 * quarter) start.scrollIntoView({ block: "center" });
}
