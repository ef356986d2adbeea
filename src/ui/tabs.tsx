import type { KeyboardEvent, ReactNode } from "react";
import * as styles from "./tabs.module.css";

type Tab = { readonly label: string; readonly href: string };

type TabsProps = {
  /** Begins the ids, which are unique in the document. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly [Tab, Tab];
  readonly selected: string;
  /** Called before the link of the other tab is followed. */
  readonly onSelect: () => void;
  readonly disabled: boolean;
  readonly children: ReactNode;
};

/** Tabs by the ARIA Authoring Practices Guide. They are links, so they work without a script. */
export function Tabs({ id, label, tabs, selected, onSelect, disabled, children }: TabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const { key, currentTarget: tab } = event;
    // With a modifier key it is a shortcut of the browser, such as Alt and an arrow for Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const other = tab.nextElementSibling ?? tab.previousElementSibling;
    if (key === " ") tab.click();
    else if (/^Arrow(Left|Right)$/.test(key) && other instanceof HTMLElement) other.focus();
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ label, href }) => (
          <a
            key={href}
            role="tab"
            id={href === selected ? `${id}-tab` : undefined}
            // A link without an address is disabled.
            href={disabled ? undefined : href}
            aria-disabled={disabled}
            aria-selected={href === selected}
            tabIndex={href === selected ? 0 : -1}
            onClick={href === selected ? undefined : onSelect}
            onKeyDown={onKeyDown}
            className={styles.tab}
          >
            {label}
          </a>
        ))}
      </div>
      <div role="tabpanel" aria-labelledby={`${id}-tab`}>
        {children}
      </div>
    </div>
  );
}
