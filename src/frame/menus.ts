/** Finds what is open of the bar's menu and dropdown. The dropdown is in the menu, so it is last. */
export const findOpenMenus = () =>
  Array.from(document.querySelectorAll<HTMLDetailsElement>("header details[open]"));

export function closeMenus(): void {
  for (const menu of findOpenMenus()) menu.open = false;
}
