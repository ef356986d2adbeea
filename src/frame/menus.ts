/** Returns the bar's menu and its dropdown if they are open, the dropdown last. */
export const findOpenMenus = () =>
  Array.from(document.querySelectorAll<HTMLDetailsElement>("nav details[open]"));

export function closeMenus(): void {
  for (const menu of findOpenMenus()) menu.open = false;
}
