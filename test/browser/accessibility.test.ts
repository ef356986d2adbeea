/**
 * Every screen and every kind of message can be used by every visitor: on a phone and on a desktop,
 * with assistive technology, with enlarged text, in a browser's own colours, and with a finger. On
 * the first state of each screen the browser translates the page.
 */
import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { parseAddress } from "../../src/lib/address.ts";
import { findScreen } from "../../src/routing/find-screen.ts";
import { screens } from "../../src/screen-table.ts";
import { openState, type State, states } from "../../src/tools/browser/states.ts";
import { clippedTexts, coveredControls, layoutFaults } from "../helpers/layout-faults.ts";
import { adoptStyle, ENLARGED, horizontalOverflow, NARROW, step } from "../helpers/page.ts";
import { SIZES } from "../helpers/site.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { axeViolations } from "./axe.ts";
import { darkenedParts, lowContrasts } from "./contrast.ts";
import { translate } from "./translator.ts";

const { test, open } = siteSuite("accessibility");

const screenOf = ({ route }: State) => findScreen(parseAddress(route)).name;
const isFirstOfScreen = (state: State) =>
  state === states.find((another) => screenOf(another) === screenOf(state));

/** One state of each kind of message, and of each part that opens. */
const MESSAGES: readonly string[] = [
  "home, menu and dropdown",
  "faq, an answer",
  "news, loading",
  "news, empty",
  "article, failed",
  "login, refused",
  "login, signed up",
  "sign up, taken",
  "application, restored after it may have arrived",
  "application, incomplete",
  "application, sending",
  "application, receipt",
  "forgot password, sent",
];

/** What axe checks in a state. The bar and the footer are the same on all screens. */
const partOf = ({ route }: State) =>
  route === screens.home.path ? "body" : "main, [role=alert], [role=status]";

/** The text spacing that must not lose content (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em
  * !important }
  p { margin-bottom: 2em !important }
`;

/** The text that is lost if a visitor's style applies in the narrowest window. */
async function lostTexts(page: Page, style: string): Promise<string[]> {
  await page.evaluate(adoptStyle, style);
  const pixels = await horizontalOverflow(page);
  return [...(await clippedTexts(page)), ...(pixels > 0 ? [`scrolls ${pixels} px sideways`] : [])];
}

/** The heights of the windows of a short and a long phone, in pixels. */
const HEIGHTS = [640, 780];

/** The controls of the bar. */
const BAR = ["a[href]", "button", "summary"].map((control) => `header ${control}`).join();

/** The controls of the bar that a toast covers at the top of the page. */
async function controlsUnderToast(page: Page): Promise<string[]> {
  if ((await page.getByRole("alert").count()) === 0) return [];
  const found: string[] = [];
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  for (const height of HEIGHTS) {
    await page.setViewportSize({ ...SIZES.phone, height });
    const covered = await coveredControls(page, "[role=alert]", BAR);
    found.push(...covered.map((html) => `${height} px high: ${html}`));
  }
  await page.setViewportSize(SIZES.phone);
  return found;
}

/** What a browser that darkens pages could make unreadable, for example by white text on gold. */
async function darkened(page: Page, { name }: State): Promise<string[]> {
  const main = page.getByRole("main");
  const openAccount = (within: Locator) => within.getByRole("link", { name: "Open Account" });
  if (name !== "home") return [];
  return darkenedParts(page, {
    "the bar's button": openAccount(page.getByRole("banner")),
    "Home's button": openAccount(main).first(),
    "the dot of the slide": main.locator("button[aria-current]"),
  });
}

test("every screen and message is accessible and fits every window", async () => {
  const found: string[] = [];
  const plain = await open({ errorsExpected: true });
  const translated = await open({
    errorsExpected: true,
    prepare: (context) => context.addInitScript(translate),
  });
  const messages = states.filter(({ name }) => MESSAGES.includes(name));
  assert.is(messages.length, MESSAGES.length, "a state has another name");
  for (const state of [...states.filter(isFirstOfScreen), ...messages]) {
    // A translator makes React render the page again. Once for each screen is enough.
    const page = isFirstOfScreen(state) ? translated : plain;
    const checks = step(state.name, async () => {
      const report = (check: string, problems: readonly string[]) =>
        found.push(...problems.map((problem) => `${state.name}, ${check}: ${problem}`));
      await page.setViewportSize(SIZES.phone);
      await openState(page, state);
      if (page === translated) await page.locator("main h1:visible > font").first().waitFor();
      // This comes first, since a toast disappears.
      report("under a toast", await controlsUnderToast(page));
      report("axe", await axeViolations(page, partOf(state)));
      report("phone", await page.evaluate(layoutFaults));
      await page.emulateMedia({ colorScheme: "dark" });
      report("darkened", await darkened(page, state));
      await page.emulateMedia({ forcedColors: "active" });
      report("in forced colours", await lowContrasts(page));
      await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
      if (state.size === undefined) {
        await page.setViewportSize(SIZES.desktop);
        report("desktop", await page.evaluate(layoutFaults));
      }
      await page.setViewportSize(NARROW);
      report("with text twice as large", await lostTexts(page, ENLARGED));
      report("with wider text spacing", await lostTexts(page, TEXT_SPACING));
    });
    // A failing state doesn't hide the next.
    await checks.catch((error) => found.push(error.message));
  }
  assert.is(found.join("\n"), "");
});

test.run();
