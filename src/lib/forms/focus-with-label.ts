import { readFrom } from "../focus.ts";

/** Scrolls the label or first line to the middle, because a toast may cover the top. */
export function focusWithLabel(target: HTMLElement | null | undefined): void {
  if (!target) return;
  target.focus();
  const label = document.querySelector(`label[for="${target.id}"]`);
  if (!label) readFrom(target);
  (label ?? target.querySelector("p") ?? target).scrollIntoView({ block: "center" });
}
