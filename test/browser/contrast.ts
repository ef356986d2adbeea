/** Checks contrasts that axe doesn't know: in forced colours, in print, and in a darkened page. */
import type { Locator, Page } from "playwright-core";
import { visibleTexts } from "../helpers/layout-faults.ts";
import { boxOf } from "../helpers/page.ts";

/** The visible texts and icons whose contrast with the background is below 7:1. */
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

/** A screenshot of a part, without its round corners. */
async function pixels(page: Page, part: Locator): Promise<string> {
  const { x, y, width, height } = await boxOf(part);
  const clip = { x: x + 8, y: y + 8, width: width - 16, height: height - 16 };
  return (await page.screenshot({ clip, animations: "disabled" })).toString("base64");
}

/** The names of the parts that change in a browser that darkens pages. */
export async function darkenedParts(
  page: Page,
  parts: Readonly<Record<string, Locator>>,
): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const darken = (enabled: boolean) =>
    session.send("Emulation.setAutoDarkModeOverride", { enabled });
  const found: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const light = await pixels(page, part);
    await darken(true);
    if ((await pixels(page, part)) !== light) found.push(name);
    await darken(false);
  }
  return found;
}
