import { type ComponentType, createContext, useContext, useState } from "react";
import { useHydrated } from "./page-phase.ts";

/** The HTML of each static part, by its name. Only the prerenderer provides it. */
export const StaticPartHtml = createContext<ReadonlyMap<string, string>>(new Map());

/** What the build renders of each static part, by its name. In a browser it has none. */
export const staticParts = new Map<string, ComponentType>();

/** The elements of each static part, by its name. */
const stored = new Map<string | undefined, Node>();

/**
 * Stores every static part of an element, so that it can be shown again with its screen. A part that is in the
 * document stays there, and a copy of it is stored.
 */
export function storeStaticParts(root: ParentNode): void {
  for (const part of root.querySelectorAll<HTMLElement>("[data-static]"))
    stored.set(part.dataset.static, part.isConnected ? part.cloneNode(true) : part);
}

function fill(part: HTMLElement | null): void {
  if (part === null || part.hasChildNodes()) return;
  const copy = stored.get(part.dataset.static)?.cloneNode(true);
  part.append(...(copy?.childNodes ?? []));
  // The copy of a form has the original's values, such as what was typed before hydration.
  part.querySelector("form")?.reset();
}

/**
 * A component that is HTML alone: the build renders it into the document, and the browser's script shows that
 * again, so that its text isn't downloaded twice. It has no properties, handlers or hooks.
 *
 * @param name the name of its file, `name.static.tsx`.
 * @param part what the build renders. The browser's scripts don't contain it (`build/plugins.ts`).
 */
export function staticPart(name: string, part?: ComponentType): ComponentType {
  if (part) staticParts.set(name, part);
  return () => {
    const html = useContext(StaticPartHtml).get(name) ?? "";
    const hydrated = useHydrated();
    // When React hydrates an element that has such HTML, it leaves the children as they are.
    const [prerendered] = useState(
      hydrated
        ? null
        : { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true },
    );
    return <div data-static={name} ref={fill} {...prerendered} />;
  };
}
