import { type RefObject, useEffect, useRef, useState } from "react";

type Menus = {
  readonly nav: RefObject<HTMLElement | null>;
  readonly menuOpen: boolean;
  readonly setMenuOpen: (open: boolean) => void;
  readonly dropdownOpen: boolean;
  readonly setDropdownOpen: (open: boolean) => void;
};

/** The state of the bar's menu and dropdown. Both close when the path changes. */
export function useMenus(path: string): Menus {
  const nav = useRef<HTMLElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const [dropdownOpen, setDropdownOpen] = useState(false);
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    setMenuOpen(false);
    setDropdownOpen(false);
  }
  const menus = { nav, menuOpen, setMenuOpen, dropdownOpen, setDropdownOpen };
  useDismissal(menus);
  return menus;
}

/**
 * Closes what is open on a click outside it or on a link or button, on focus that leaves the
 * navigation, and on Escape.
 */
function useDismissal({ nav, menuOpen, setMenuOpen, dropdownOpen, setDropdownOpen }: Menus): void {
  useEffect(() => {
    if (!menuOpen && !dropdownOpen) return;
    const dropdown = nav.current?.querySelector("[data-dropdown]");

    const closeOnClick = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const hasChosen = target.closest("a, button") !== null;
      if (hasChosen || !dropdown?.contains(target)) setDropdownOpen(false);
      if (hasChosen || !nav.current?.contains(target)) setMenuOpen(false);
    };
    // Focus that leaves only the dropdown doesn't close it: the links below would move under a finger.
    const closeOnFocusOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || nav.current?.contains(target)) return;
      setMenuOpen(false);
      setDropdownOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      if (dropdownOpen) setDropdownOpen(false);
      else setMenuOpen(false);
      (dropdownOpen ? dropdown : nav.current)?.querySelector("summary")?.focus();
    };
    document.addEventListener("click", closeOnClick);
    document.addEventListener("focusin", closeOnFocusOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("click", closeOnClick);
      document.removeEventListener("focusin", closeOnFocusOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [nav, menuOpen, setMenuOpen, dropdownOpen, setDropdownOpen]);
}
