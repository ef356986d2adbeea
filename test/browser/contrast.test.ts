/**
 * Texts, icons or buttons would be too pale, or invisible with forced colours or in a browser that
 * darkens pages. `accessibility.ts` tests the contrast of each screen's first state.
 */
import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { goTo, waitForHydration } from "../../src/tools/browser/page.ts";
import { openState, states } from "../../src/tools/browser/states.ts";
import { boxOf, step } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { lowContrasts } from "./axe.ts";

const { test, open } = siteSuite("contrast");

const NAMES = [
  "contact us",
  "faq, an answer",
  "login, refused",
  "application, incomplete",
  "application, receipt",
  "forgot password, sent",
];

test("messages, answers and receipts are legible, also in forced dark colours", async () => {
  const page = await open({ errorsExpected: true });
  const chosen = states.filter(({ name }) => NAMES.includes(name));
  assert.is(chosen.length, NAMES.length, "a state has another name");
  for (const state of chosen) {
    await step(state.name, async () => {
      await openState(page, state);
      assert.equal(await lowContrasts(page), []);
      await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
      assert.equal(await lowContrasts(page), [], "in forced dark colours");
      await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
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
