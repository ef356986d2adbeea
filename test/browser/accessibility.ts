import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { screens } from "../../src/screen-table.ts";
import { SIZES } from "../../src/tools/browser/site.ts";
import { openState, type State, states } from "../../src/tools/browser/states.ts";
import { clippedTexts, coveredControls, layoutFaults } from "../helpers/layout-faults.ts";
import { adoptStyle, ENLARGED, horizontalOverflow, NARROW, step } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { axeViolations, COLOURED_STATES, lowContrasts } from "./axe.ts";
import { translate } from "./translator.ts";

/** Whether a state belongs to a form that is sent to the backend. */
export const isPortal = ({ route }: State): boolean =>
  /^\/(login|accounts|forgot-password|reset-password)/.test(route);

/** Whether a state is the first one of its screen. */
const isFirstOfScreen = (state: State) =>
  state === states.find(({ route }) => route === state.route);

/** The text spacing that must not lose content (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em
  * !important }
  p { margin-bottom: 2em !important }
`;

/** The screens at which the bar and the footer have all of their states. */
const FRAME: readonly string[] = [screens.home.path, screens.faq.path];

/** What axe checks in a state. It takes much longer for the whole page. */
const partOf = ({ route }: State) =>
  FRAME.includes(route) ? "body" : "main, [role=alert], [role=status]";

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

/**
 * Visits states of screens and checks each for every visitor: on a phone and on a desktop, with
 * assistive technology, with enlarged text and with a finger. On the first state of each screen the
 * browser translates the page. The environment variable `STATE` chooses only the states whose names
 * contain it.
 */
export function testStates(name: string, chosen: readonly State[]): void {
  const { test, open } = siteSuite(`accessibility of ${name}`);

  test(`all states of ${name} are accessible and fit every window`, async () => {
    const found: string[] = [];
    const plain = await open({ errorsExpected: true });
    const translated = await open({
      errorsExpected: true,
      prepare: (context) => context.addInitScript(translate),
    });
    for (const state of chosen.filter(({ name }) => name.includes(process.env.STATE ?? ""))) {
      // A translator makes React render the page again. Once for each screen is enough.
      const page = isFirstOfScreen(state) ? translated : plain;
      const checks = step(state.name, async () => {
        const report = (check: string, problems: readonly string[]) =>
          found.push(...problems.map((problem) => `${state.name}, ${check}: ${problem}`));
        const { size: first = "phone" } = state;
        await page.setViewportSize(SIZES[first]);
        await openState(page, state);
        if (page === translated) await page.locator("main h1:visible > font").first().waitFor();
        // This comes first, since a toast disappears.
        if (first === "phone") report("under a toast", await controlsUnderToast(page));
        report("axe", await axeViolations(page, partOf(state)));
        // The other states of a screen have the same styles.
        if (isFirstOfScreen(state) || COLOURED_STATES.includes(state.name))
          report("contrast", await lowContrasts(page));
        report(first, await page.evaluate(layoutFaults));
        if (state.size === undefined) {
          await page.setViewportSize(SIZES.desktop);
          report("desktop", await page.evaluate(layoutFaults));
        }
        if (state.size === "desktop") return;

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
}
