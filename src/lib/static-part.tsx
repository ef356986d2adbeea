import { type ComponentType, createContext, useContext, useState } from "react";
import { useHydrated } from "./page-phase.ts";

/** The HTML of each static part, by its name. Only the prerenderer provides it. */
export const StaticPartHtml = createContext<ReadonlyMap<string, string>>(new Map());

/** The component of each static part, by its name. Only the build has them. */
export const staticParts = new Map<string, ComponentType>();

/** The stored element of each static part, by its name. */
const storedElements = new Map<string | undefined, Node>();

/**
 * Stores the static parts that an element contains, for the next time that their screens are
 * displayed. A part that is in the document is copied.
 */
export function storeStaticParts(root: ParentNode): void {
  for (const part of root.querySelectorAll<HTMLElement>("[data-static]"))
    storedElements.set(part.dataset.static, part.isConnected ? part.cloneNode(true) : part);
}

function fill(part: HTMLElement | null): void {
  if (part === null || part.hasChildNodes()) return;
  const copy = storedElements.get(part.dataset.static)?.cloneNode(true);
  part.append(...(copy?.childNodes ?? []));
  // The copy of a form has what was typed into the original before hydration.
  part.querySelector("form")?.reset();
}

/**
 * A component of HTML alone, without properties, handlers or hooks. The build renders it into the
 * document. The browser reuses its elements, so that the scripts don't contain its text again.
 *
 * @param name the name of its file, `name.static.tsx`.
 * @param part the component. `build/plugins.ts` removes it from the browser's scripts.
 */
export function staticPart(name: string, part?: ComponentType): ComponentType {
  if (part) staticParts.set(name, part);
  return () => {
    const html = useContext(StaticPartHtml).get(name) ?? "";
    const hydrated = useHydrated();
    // React hydrates an element with `dangerouslySetInnerHTML` without changing its children.
    const [prerendered] = useState(
      hydrated
        ? null
        : { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true },
    );
    return <div data-static={name} ref={fill} {...prerendered} />;
  };
}
