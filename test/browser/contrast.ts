import type { Page } from "playwright-core";
import { visibleTexts } from "../helpers/layout-faults.ts";

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
