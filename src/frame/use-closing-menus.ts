import { type RefObject, useEffect } from "react";
import { closeMenus, findOpenMenus } from "./menus.ts";

/** @param nav the navigation. The parent of each of its `details` also contains the list. */
export function useClosingMenus(nav: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const closeOnClick = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const hasChosen = target.closest("a, button") !== null;
      for (const menu of findOpenMenus())
        if (hasChosen || !menu.parentElement?.contains(target)) menu.open = false;
    };
    // Focus that leaves only the dropdown keeps it open, or the links below would move under a tap.
    const closeOnFocusOutside = ({ target }: Event) => {
      if (target instanceof Node && nav.current?.contains(target)) return;
      closeMenus();
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
  }, [nav]);
}
