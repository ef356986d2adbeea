import { useEffect } from "react";
import { closeMenus, findOpenMenus } from "./menus.ts";

/** The parent of each `details` of the navigation also contains the list. */
export function useClosingMenus() {
  useEffect(() => {
    const closeOnClick = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const hasChosen = target.closest("a, button") !== null;
      for (const menu of findOpenMenus())
        if (hasChosen || !menu.parentElement?.contains(target)) menu.open = false;
    };
    // Focus that leaves only the dropdown keeps it open, or the links below would move under a tap.
    const closeOnFocusOutside = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("nav"))) closeMenus();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const innermost = findOpenMenus().pop();
      if (key !== "Escape" || innermost === undefined) return;
      innermost.open = false;
      innermost.querySelector("summary")?.focus();
    };
    document.addEventListener("click", closeOnClick);
    document.addEventListener("focusin", closeOnFocusOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("click", closeOnClick);
      document.removeEventListener("focusin", closeOnFocusOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);
}
