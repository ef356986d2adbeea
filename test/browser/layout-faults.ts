import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";

/** The least contrast of text, and of the red of error messages (design, Colour). */
const CONTRAST = 7;
const CONTRAST_OF_ERRORS = 4.5;

/** That red, as `rgb(red, green, blue)`. */
const [, hex = ""] = /--clay: #(\w+);/.exec(await readFile("src/ui/tokens.css", "utf8")) ?? [];
const CLAY = `rgb(${[0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

/** The least width and height of what is tapped, in pixels. */
const TARGET = 44;

/** Every visible text and icon with less contrast to its background than it needs. */
export function lowContrasts(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, leastOfErrors, clay]) => {
      const luminance = (colour: string) => {
        const parts = colour.match(/[\d.]+/g)?.map(Number) ?? [];
        const linear = parts.map((part) =>
          part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        const [r = 0, g = 0, b = 0] = linear;
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      // The site has no background that another one shines through.
      const ground = (element: Element | null): string => {
        if (element === null) return "rgb(255, 255, 255)";
        const { backgroundColor } = getComputedStyle(element);
        const isClear = backgroundColor === "rgba(0, 0, 0, 0)";
        return isClear ? ground(element.parentElement) : backgroundColor;
      };

      const found = new Set<string>();
      const check = (element: Element | null, text: string) => {
        if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
        if (element.closest(":disabled, [aria-busy=true], script, style, option")) return;
        const { color } = getComputedStyle(element);
        const [one, other] = [luminance(color), luminance(ground(element))];
        const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        if (contrast < (color === clay ? leastOfErrors : least))
          found.add(`${contrast.toFixed(1)} of "${text.slice(0, 40)}"`);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent?.trim();
        if (text) check(node.parentElement, text);
      }
      for (const icon of document.querySelectorAll("svg[stroke=currentColor]"))
        check(icon, `an icon in ${icon.parentElement?.outerHTML}`);
      return [...found];
    },
    [CONTRAST, CONTRAST_OF_ERRORS, CLAY] as const,
  );
}

/** Every control that is too small for a finger, except links within a text. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, summary, select, textarea, input:not([type=hidden])",
    );
    return Array.from(controls)
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => getComputedStyle(control).display !== "inline")
      .map((control) => {
        // Checkboxes and file inputs are tapped on their labels.
        const onLabel = /^(checkbox|file)$/.test(control.getAttribute("type") ?? "");
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        const { width, height } = ((onLabel && labels.at(-1)) || control).getBoundingClientRect();
        return { control, width, height };
      })
      .filter(({ width, height }) => width < least || height < least)
      .map(
        ({ control, width, height }) =>
          `${width.toFixed()}×${height.toFixed()} pixels, not ${least}×${least}: ${control.outerHTML.slice(0, 120)}`,
      );
  }, TARGET);
}

/** Every text that its box cuts off or that lies outside the window. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const boxes: Element[] = [];
      for (let box: Element | null = element; box !== null; box = box.parentElement)
        boxes.push(box);
      // Cut on purpose: words for screen readers, and clamped descriptions.
      const isMeantToBe = (box: Element) =>
        getComputedStyle(box).clipPath !== "none" ||
        getComputedStyle(box).webkitLineClamp !== "none";
      if (boxes.some(isMeantToBe)) continue;

      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (left < 0 || right > window.innerWidth) found.add(`"${text.slice(0, 40)}" stands out`);
      for (const box of boxes) {
        const edges = box.getBoundingClientRect();
        const cuts = /hidden|clip/.test(getComputedStyle(box).overflow);
        const isInside =
          left >= edges.left - 1 &&
          right <= edges.right + 1 &&
          top >= edges.top - 1 &&
          bottom <= edges.bottom + 1;
        if (cuts && !isInside && box !== document.documentElement)
          found.add(`"${text.slice(0, 40)}" is cut`);
      }
    }
    return [...found];
  });
}

/**
 * Every control that an element lies over.
 *
 * @param over selects the elements that may lie over a control.
 * @param controls selects the controls.
 */
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
