import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { SIZES } from "../../src/tools/browser/site.ts";
import { openState, type State } from "../../src/tools/browser/states.ts";
import { adoptStyle, ENLARGED, horizontalOverflow, NARROW, step } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { clippedTexts, coveredControls, lowContrasts, smallTargets } from "./layout-faults.ts";
import { translate } from "./translator.ts";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    axe: { run: (options: RunOptions) => Promise<AxeResults> };
  }
}

/** The text spacing that must not lose content (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em
  * !important }
  p { margin-bottom: 2em !important }
`;

/** `lowContrasts` is stricter than this rule, which is axe's slowest. */
const rules = { "color-contrast": { enabled: false } };
const OPTIONS: RunOptions = { resultTypes: ["violations"], preload: false, rules };

/** The faults of a page's document, which don't depend on the window's size. */
async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const run = async (options: RunOptions) => (await window.axe.run(options)).violations;
  const found = await page.evaluate(run, OPTIONS);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  );
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const pixels = await horizontalOverflow(page);
  return pixels > 0 ? [`scrolls sideways by ${pixels} pixels`] : [];
}

/** The text that is lost if a visitor's style applies in the narrowest window. */
async function lostTexts(page: Page, style: string): Promise<string[]> {
  await page.evaluate(adoptStyle, style);
  return (await Promise.all([sidewaysScroll(page), clippedTexts(page)])).flat();
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

/** The faults of a page's layout in its window. */
async function layoutProblems(page: Page): Promise<string[]> {
  return (await Promise.all([lowContrasts(page), smallTargets(page), sidewaysScroll(page)])).flat();
}

/**
 * Visits states of screens and checks each for every visitor: on a phone and on a desktop, with
 * assistive technology, with enlarged text, with a finger, and while the browser translates the
 * page.
 */
export function testStates(name: string, states: readonly State[]): void {
  const { test, open } = siteSuite(`accessibility of ${name}`);

  test(`all states of ${name} are accessible and fit every window`, async () => {
    const found: string[] = [];
    const page = await open({
      errorsExpected: true,
      prepare: (context) => context.addInitScript(translate),
    });
    for (const state of states) {
      const checks = step(state.name, async () => {
        const report = (check: string, problems: readonly string[]) =>
          found.push(...problems.map((problem) => `${state.name}, ${check}: ${problem}`));
        const { size: first = "phone" } = state;
        await page.setViewportSize(SIZES[first]);
        await openState(page, state);
        // The translator has changed the heading.
        await page.locator("main h1:visible > font").first().waitFor();
        // This comes first, since a toast disappears.
        if (first === "phone") report("under a toast", await controlsUnderToast(page));
        report(first, [...(await axeViolations(page)), ...(await layoutProblems(page))]);
        if (state.size === undefined) {
          await page.setViewportSize(SIZES.desktop);
          report("desktop", await layoutProblems(page));
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
