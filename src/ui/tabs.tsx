import type { KeyboardEvent, ReactNode, Ref } from "react";
import * as styles from "./tabs.module.css";

type TabsProps<Id> = {
  /** Gets the button of the selected tab. */
  readonly ref?: Ref<HTMLButtonElement>;
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly disabled: boolean;
  readonly children: ReactNode;
};

/** Tabs by the pattern of the ARIA Authoring Practices Guide. The children fill the shown panel. */
export function Tabs<Id extends string>({
  ref,
  id,
  label,
  tabs,
  selected,
  onSelect,
  disabled,
  children,
}: TabsProps<Id>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: (index - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = tabs[targets[event.key] ?? -1];
    // With a modifier key it is a shortcut of the browser, such as Alt and an arrow for Back.
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(`${id}-${target.id}`)?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={tab.id === selected ? ref : undefined}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            disabled={disabled}
            onClick={() => onSelect(tab.id)}
            onKeyDown={onKeyDown}
            className={styles.tab}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
