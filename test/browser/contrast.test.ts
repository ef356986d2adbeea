/**
 * Visitors can read texts and icons in forced colours, and in a browser that darkens pages.
 * `accessibility.ts` tests the contrast of the site's own colours.
 */
import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { waitForHydration } from "../../src/tools/browser/page-controls.ts";
import { openState, states } from "../../src/tools/browser/states.ts";
import { visibleTexts } from "../helpers/layout-faults.ts";
import { boxOf, goTo, step } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { COLOURED_STATES } from "./axe.ts";

const { test, open } = siteSuite("contrast");

/**
 * The visible texts and icons whose contrast with the background is below 7:1. axe ignores forced
 * colours.
 */
async function lowForcedContrasts(page: Page): Promise<string[]> {
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

test("messages, answers and receipts are legible in forced dark colours", async () => {
  const page = await open({ forcedColors: "active", colorScheme: "dark", errorsExpected: true });
  const chosen = states.filter(({ name }) => COLOURED_STATES.includes(name));
  assert.is(chosen.length, COLOURED_STATES.length, "a state has another name");
  for (const state of chosen) {
    await step(state.name, async () => {
      await openState(page, state);
      assert.equal(await lowForcedContrasts(page), []);
    });
  }
});

const openAccount = (within: Locator) => within.getByRole("link", { name: "Open Account" });

/** Parts that a browser could make unreadable, for example by white text on gold. */
const PARTS: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  "the bar's button": async (page) => openAccount(page.getByRole("banner")),
  "Home's button": async (page) => openAccount(page.getByRole("main")).first(),
  "the dot of the slide": async (page) => page.getByRole("main").locator("button[aria-current]"),
  "the mark of an open question": async (page) => {
    await goTo(page, "/faq");
    await page.getByRole("main").locator("summary").first().click();
    return page.getByRole("main").locator("details[open] summary svg");
  },
};

/** A screenshot of a part, without its round corners. */
async function pixels(page: Page, part: Locator): Promise<string> {
  const { x, y, width, height } = await boxOf(part);
  const clip = { x: x + 8, y: y + 8, width: width - 16, height: height - 16 };
  return (await page.screenshot({ clip, animations: "disabled" })).toString("base64");
}

test("text on gold and the slide buttons are visible in a browser that darkens pages", async () => {
  // Reduced motion stops the slides.
  const page = await open({ colorScheme: "dark", reducedMotion: "reduce" });
  const session = await page.context().newCDPSession(page);
  const darken = (enabled: boolean) =>
    session.send("Emulation.setAutoDarkModeOverride", { enabled });
  await waitForHydration(page);
  for (const [name, find] of Object.entries(PARTS)) {
    await step(name, async () => {
      const part = await find(page);
      await part.waitFor();
      const light = await pixels(page, part);
      await darken(true);
      assert.ok((await pixels(page, part)) === light, "the pixels differ in a darkened page");
      await darken(false);
    });
  }
});

test.run();
