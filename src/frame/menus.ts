/** Those of the bar's menu and dropdown that are open, the innermost last. */
export const findOpenMenus = () =>
  Array.from(document.querySelectorAll<HTMLDetailsElement>("header details[open]"));

export function closeMenus(): void {
  for (const menu of findOpenMenus()) menu.open = false;
}
