/** What a visitor can't read of the texts that the page shows. */
import type { Page } from "playwright-core";

/** Makes a visitor's own style the only adopted one. Runs in the page. */
export function adoptStyle(style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}

/** The visible texts of the page. */
const visibleTexts = (page: Page) =>
  page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const visibility = { opacityProperty: true, visibilityProperty: true };
      const isSeen = text.parentElement?.checkVisibility(visibility);
      if (text instanceof Text && text.data.trim() && isSeen) texts.push(text);
    }
    return texts;
  });

/** The texts that an element cuts off, or that are outside the window. */
export async function clippedTexts(page: Page): Promise<string[]> {
  const texts = await visibleTexts(page);
  return texts.evaluate((texts) => {
    const found = new Set<string>();
    const range = document.createRange();
    for (const node of texts) {
      const text = node.data.trim();
      const boxes: Element[] = [];
      for (let box = node.parentElement; box !== null; box = box.parentElement) boxes.push(box);
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
 * The visible texts and icons whose contrast with the background is below 7:1, also in print and in
 * forced colours, which axe doesn't know.
 */
export async function lowContrasts(page: Page): Promise<string[]> {
  const texts = await visibleTexts(page);
  return texts.evaluate((texts) => {
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
      if (contrast < 7) found.add(`${contrast.toFixed(1)} of "${text.slice(0, 40)}"`);
    };
    for (const { parentElement, data } of texts) check(parentElement, data.trim());
    for (const icon of document.querySelectorAll("svg[class^=icon_]"))
      check(icon, `an icon in ${icon.parentElement?.outerHTML}`);
    return [...found];
  });
}
