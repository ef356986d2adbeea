import { type ComponentType, createElement, useState } from "react";
import { useHydrated } from "./page-phase.ts";

/*
 * A static part is a component of a file `*.static.tsx`, without properties and without anything
 * that moves. The build draws it into the document, and the browser's script holds only its name:
 * its words weigh nothing a second time. `build/plugins.ts` puts these two in the component's place.
 */

/** The part as the build draws it. */
export function drawnPart(name: string, Part: ComponentType): ComponentType {
  return () => (
    <div data-static={name}>
      <Part />
    </div>
  );
}

const parts = new Map<string | undefined, Node>();

/**
 * Keeps every part in an element, to be shown again when its screen is: copies of those that are on
 * screen, and the others themselves.
 */
export function keepStaticParts(root: ParentNode, onScreen: boolean): void {
  for (const part of root.querySelectorAll<HTMLElement>("[data-static]"))
    parts.set(part.dataset.static, onScreen ? part.cloneNode(true) : part);
}

const DRAWN = { __html: "" };

function fill(part: HTMLElement | null): void {
  if (part === null || part.hasChildNodes()) return;
  const copy = parts.get(part.dataset.static)?.cloneNode(true);
  part.append(...(copy?.childNodes ?? []));
}

/** The part as the browser shows it: what stands in the document already, or a copy of it. */
export function staticPart(name: string): ComponentType {
  return () => {
    const hydrated = useHydrated();
    const [drawn] = useState(!hydrated);
    // React leaves alone what is in an element that it hydrates with HTML of its own.
    return createElement("div", {
      "data-static": name,
      ref: fill,
      ...(drawn && { dangerouslySetInnerHTML: DRAWN, suppressHydrationWarning: true }),
    });
  };
}
