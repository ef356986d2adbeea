import { createContext, useContext, useState } from "react";
import { useHydrated } from "./page-phase.ts";

/*
 * A static part is HTML that no script changes. The build renders it into the document, and the
 * browser's script knows only its name, so that its text isn't downloaded twice. The table of
 * parts is `build/static-parts.ts`.
 */

/** Returns the HTML of a static part by its name. Only the prerenderer provides it. */
export const StaticPartHtml = createContext<(name: string) => string>(() => "");

const parts = new Map<string | undefined, Node>();

/**
 * Stores every static part of an element, so that it can be shown again with its screen. A part that
 * is on screen stays there, and a copy of it is stored.
 */
export function storeStaticParts(root: ParentNode, onScreen: boolean): void {
  for (const part of root.querySelectorAll<HTMLElement>("[data-static]"))
    parts.set(part.dataset.static, onScreen ? part.cloneNode(true) : part);
}

function fill(part: HTMLElement | null): void {
  if (part === null || part.hasChildNodes()) return;
  const copy = parts.get(part.dataset.static)?.cloneNode(true);
  part.append(...(copy?.childNodes ?? []));
  // The copy of a form has the original's values, such as what was typed before hydration.
  part.querySelector("form")?.reset();
}

/** Shows a static part: its HTML that is in the document already, or a copy of it. */
export function StaticPart({ name }: { readonly name: string }) {
  const html = useContext(StaticPartHtml);
  const hydrated = useHydrated();
  // When React hydrates an element that has such HTML, it leaves the children as they are.
  const [prerendered] = useState(
    hydrated
      ? null
      : { dangerouslySetInnerHTML: { __html: html(name) }, suppressHydrationWarning: true },
  );
  return <div data-static={name} ref={fill} {...prerendered} />;
}
