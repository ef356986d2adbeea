/** Finds the open ones of the bar's menu and dropdown. The dropdown, which is in the menu, is last. */
export const findOpenMenus = () =>
  Array.from(document.querySelectorAll<HTMLDetailsElement>("header details[open]"));

export function closeMenus(): void {
  for (const menu of findOpenMenus()) menu.open = false;
}
