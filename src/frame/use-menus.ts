import { type RefObject, useEffect, useRef, useState } from "react";

type Menus = {
  readonly bar: RefObject<HTMLElement | null>;
  readonly menuOpen: boolean;
  readonly setMenuOpen: (open: boolean) => void;
  readonly dropdownOpen: boolean;
  readonly setDropdownOpen: (open: boolean) => void;
  readonly closeAll: () => void;
};

/** What of the bar's menu and dropdown is open. Each path begins with both closed. */
export function useMenus(path: string): Menus {
  const bar = useRef<HTMLElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const [dropdownOpen, setDropdownOpen] = useState(false);
  const closeAll = () => {
    setMenuOpen(false);
    setDropdownOpen(false);
  };
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    closeAll();
  }
  const menus = { bar, menuOpen, setMenuOpen, dropdownOpen, setDropdownOpen, closeAll };
  useDismissal(menus);
  return menus;
}

/** Closes what is open by a click outside it, by focus that leaves the bar, and by Escape. */
function useDismissal({ bar, menuOpen, setMenuOpen, dropdownOpen, setDropdownOpen }: Menus): void {
  useEffect(() => {
    if (!menuOpen && !dropdownOpen) return;
    const dropdown = bar.current?.querySelector("[data-dropdown]");

    const closeFromOutside = ({ target }: Event) => {
      if (!(target instanceof Node)) return;
      if (!dropdown?.contains(target)) setDropdownOpen(false);
      if (!bar.current?.contains(target)) setMenuOpen(false);
    };
    // Not the dropdown by itself: its links would move from under a finger that is on one below.
    const closeWhenLeft = ({ target }: Event) => {
      if (!(target instanceof Node) || bar.current?.contains(target)) return;
      setMenuOpen(false);
      setDropdownOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      if (dropdownOpen) setDropdownOpen(false);
      else setMenuOpen(false);
      (dropdownOpen ? dropdown : bar.current)?.querySelector("summary")?.focus();
    };
    document.addEventListener("click", closeFromOutside);
    document.addEventListener("focusin", closeWhenLeft);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("click", closeFromOutside);
      document.removeEventListener("focusin", closeWhenLeft);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [bar, menuOpen, setMenuOpen, dropdownOpen, setDropdownOpen]);
}
