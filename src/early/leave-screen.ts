import { isReady } from "./root-dataset.ts";

/**
 * Closes the menus and takes the focus from the screen when the address changes, which a link in the
 * navigation may do before `body.ts` has come.
 */
export function leaveScreen(): void {
  if (isReady()) return;
  for (const menu of document.querySelectorAll("header details")) menu.removeAttribute("open");
  // A hidden field has the focus for one more frame, in which Enter would still send its form.
  document.querySelector<HTMLElement>("main :focus")?.blur();
}
