import type { Page } from "playwright-core";

/**
 * What is wrong with the layout of the displayed page. Runs in the page, in engines of any age
 * (`engines/tab.ts`).
 */
export function layoutFaults(): readonly string[] {
  const faults: string[] = [];
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  if (wide > 0) faults.push(`the page can be scrolled ${wide} px sideways`);

  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // New engines give the content of a closed answer a size.
    const isClosed = "checkVisibility" in element && !element.checkVisibility();
    const isOpaque = style.visibility === "visible" && style.opacity !== "0";
    return width > 1 && height > 1 && isOpaque && !isClosed;
  };
  const named = (element: Element) => `"${(element.textContent ?? "").trim().slice(0, 40)}"`;

  // No text touches the window's edge.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    // A translator puts texts into `font` elements.
    const element = node.parentElement?.closest(":not(font)");
    if (!element || !isSeen(element) || !(node.textContent ?? "").trim()) continue;
    if (element.closest("style, script, option")) continue;
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    if (left < 8 || right > window.innerWidth - 8)
      faults.push(`${named(element)} is ${Math.round(left)} px from the edge`);
  }

  // A finger needs 44 px, except for links within a text. Checkboxes and file inputs are tapped on
  // their labels.
  const least = 44;
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button, summary, select, textarea, input:not([type=hidden])",
  );
  for (const control of controls) {
    const isOnLabel = /^(checkbox|file)$/.test(control.getAttribute("type") ?? "");
    const labels = control instanceof HTMLInputElement ? Array.from(control.labels ?? []) : [];
    const target = (isOnLabel && labels[labels.length - 1]) || control;
    const { width, height } = target.getBoundingClientRect();
    const isInText = getComputedStyle(control).display === "inline";
    if (isSeen(target) && !isInText && Math.min(width, height) < least)
      faults.push(`${named(control)} has ${width.toFixed()}×${height.toFixed()} px`);
  }

  return faults;
}

/** The controls that an element of the selector `over` covers in part. */
export function coveredControls(page: Page, over: string, controls: string): Promise<string[]> {
  return page.evaluate(
    ([over, controls]) => {
      const found = new Set<string>();
      for (const element of document.querySelectorAll(over)) {
        const box = element.getBoundingClientRect();
        for (const control of document.querySelectorAll(controls)) {
          for (const rect of control.getClientRects()) {
            const left = Math.max(rect.left, box.left);
            const right = Math.min(rect.right, box.right);
            const top = Math.max(rect.top, box.top);
            const bottom = Math.min(rect.bottom, box.bottom);
            if (control === element || left >= right || top >= bottom) continue;
            const uppermost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            if (element.contains(uppermost)) found.add(control.outerHTML.slice(0, 120));
          }
        }
      }
      return [...found];
    },
    [over, controls] as const,
  );
}
