import { useEffect, useRef, useState } from "react";

/**
 * The state of the bar's menu and dropdown. Both close when the path changes, on a click outside or
 * on a link or button, and when the focus leaves the navigation. Escape closes one, dropdown first.
 */
export function useMenus(path: string) {
  const nav = useRef<HTMLElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const [dropdownOpen, setDropdownOpen] = useState(false);
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    setMenuOpen(false);
    setDropdownOpen(false);
  }

  useEffect(() => {
    if (!menuOpen && !dropdownOpen) return;
    const dropdown = nav.current?.querySelector("[data-dropdown]");

    const closeOnClick = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const hasChosen = target.closest("a, button") !== null;
      if (hasChosen || !dropdown?.contains(target)) setDropdownOpen(false);
      if (hasChosen || !nav.current?.contains(target)) setMenuOpen(false);
    };
    // Focus that leaves only the dropdown doesn't close it: the links below would move under a tap.
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
  }, [menuOpen, dropdownOpen]);

  return { nav, menuOpen, setMenuOpen, dropdownOpen, setDropdownOpen };
}
