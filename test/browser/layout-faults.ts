import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";

/** The lowest contrast of text, and of the red of error messages (design, Colour). */
const CONTRAST = 7;
const CONTRAST_OF_ERRORS = 4.5;

/** That red, as `rgb(red, green, blue)`. */
const [, hex = ""] = /--clay: #(\w+);/.exec(await readFile("src/ui/tokens.css", "utf8")) ?? [];
const CLAY = `rgb(${[0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

/** The smallest width and height of a control, in pixels. */
const TARGET = 44;

/** The visible texts and icons whose contrast with the background is too low. */
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
      // The site has no translucent backgrounds.
      const backgroundOf = (element: Element | null): string => {
        if (element === null) return "rgb(255, 255, 255)";
        const { backgroundColor } = getComputedStyle(element);
        const isClear = backgroundColor === "rgba(0, 0, 0, 0)";
        return isClear ? backgroundOf(element.parentElement) : backgroundColor;
      };

      const found = new Set<string>();
      const check = (element: Element | null, text: string) => {
        if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
        if (element.closest(":disabled, [aria-busy=true], script, style, option")) return;
        const { color } = getComputedStyle(element);
        const [one, other] = [luminance(color), luminance(backgroundOf(element))];
        const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        if (contrast < (color === clay ? leastOfErrors : least))
          found.add(`${contrast.toFixed(1)} of "${text.slice(0, 40)}"`);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent?.trim();
        if (text) check(node.parentElement, text);
      }
      for (const icon of document.querySelectorAll("svg[class^=icon_]"))
        check(icon, `an icon in ${icon.parentElement?.outerHTML}`);
      return [...found];
    },
    [CONTRAST, CONTRAST_OF_ERRORS, CLAY] as const,
  );
}

/** The controls that are too small for a finger, except links within a text. */
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

/** The texts that an element cuts off, or that are outside the window. */
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
      // Texts for screen readers and clamped descriptions are cut off on purpose.
      const isCutOnPurpose = (box: Element) =>
        getComputedStyle(box).clipPath !== "none" ||
        getComputedStyle(box).webkitLineClamp !== "none";
      if (boxes.some(isCutOnPurpose)) continue;

      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (left < 0 || right > window.innerWidth)
        found.add(`"${text.slice(0, 40)}" is outside the window`);
      for (const box of boxes) {
        const edges = box.getBoundingClientRect();
        const cuts = /hidden|clip/.test(getComputedStyle(box).overflow);
        const isInside =
          left >= edges.left - 1 &&
          right <= edges.right + 1 &&
          top >= edges.top - 1 &&
          bottom <= edges.bottom + 1;
        if (cuts && !isInside && box !== document.documentElement)
          found.add(`"${text.slice(0, 40)}" is cut off`);
      }
    }
    return [...found];
  });
}

/**
 * The controls that another element covers in part.
 *
 * @param over selects the elements that may cover a control.
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
