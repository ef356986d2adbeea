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
    complaints: string[];
  }
}

/** Makes a page note what it threw, and what its own policy didn't let it load or run. */
function noteComplaints(): void {
  window.complaints = [];
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    window.complaints.push(`${violatedDirective} refused ${blockedURI}`),
  );
  window.addEventListener("error", ({ defaultPrevented, message }) => {
    if (!defaultPrevented) window.complaints.push(message);
  });
}

/** The spacing of text that a visitor may set without a loss (WCAG 2.2, 1.4.12). */
const SPACED_OUT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** `lowContrasts` asks for more contrast than axe, whose slowest rule that is. */
const rules = { "color-contrast": { enabled: false } };
const OPTIONS: RunOptions = { resultTypes: ["violations"], preload: false, rules };

async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const run = async (options: RunOptions) => (await window.axe.run(options)).violations;
  const found = await page.evaluate(run, OPTIONS);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  );
}

async function sideways(page: Page): Promise<string[]> {
  const pixels = await horizontalOverflow(page);
  return pixels > 0 ? [`scrolls sideways by ${pixels} pixels`] : [];
}

/** What is lost when a visitor's own style applies in the narrowest window. */
async function losses(page: Page, style: string): Promise<string[]> {
  await page.evaluate(adoptStyle, style);
  return (await Promise.all([sideways(page), clippedTexts(page)])).flat();
}

/** The heights of a short phone's window and of a longer one's, in pixels. */
const HEIGHTS = [640, 780];

/** The controls of the bar. */
const BAR = ["a[href]", "button", "summary"].map((control) => `header ${control}`).join();

/** The controls at the top of the page that a toast hides from a finger. The page stays as it was scrolled. */
async function hiddenControls(page: Page): Promise<string[]> {
  if ((await page.getByRole("alert").count()) === 0) return [];
  const found: string[] = [];
  const scrollTo = (top: number) =>
    page.evaluate((top) => {
      const before = window.scrollY;
      window.scrollTo({ top, behavior: "instant" });
      return before;
    }, top);
  const scrolled = await scrollTo(0);
  for (const height of HEIGHTS) {
    await page.setViewportSize({ ...SIZES.phone, height });
    const covered = await coveredControls(page, "[role=alert]", BAR);
    found.push(...covered.map((html) => `${height} high, under a toast: ${html}`));
  }
  await page.setViewportSize(SIZES.phone);
  await scrollTo(scrolled);
  return found;
}

/** What is wrong with a page's document, which is the same in every window. */
async function documentProblems(page: Page): Promise<string[]> {
  return [...(await page.evaluate(() => window.complaints)), ...(await violations(page))];
}

/** What is wrong with how a page looks in its window. */
async function layoutProblems(page: Page): Promise<string[]> {
  return (await Promise.all([lowContrasts(page), smallTargets(page), sideways(page)])).flat();
}

/**
 * Visits states of screens and checks each for every visitor: on a phone and on a desktop, with
 * assistive technology, with enlarged text, with a finger, and while the browser translates the page.
 */
export function testStates(name: string, states: readonly State[]): void {
  const { test, open } = siteSuite(`accessibility of ${name}`);

  test(`every state of ${name} can be used by everyone`, async () => {
    const found: string[] = [];
    const page = await open({
      size: "phone",
      errorsExpected: true,
      prepare: async (context) => {
        await context.addInitScript(translate);
        await context.addInitScript(noteComplaints);
      },
    });
    for (const state of states) {
      const checks = step(state.name, async () => {
        const note = (how: string, problems: readonly string[]) =>
          found.push(...problems.map((problem) => `${state.name}, ${how}: ${problem}`));
        const { size: first = "phone" } = state;
        await page.setViewportSize(SIZES[first]);
        await openState(page, state);
        // The translator has come to it.
        await page.locator("main h1:visible > font").first().waitFor();
        // First, since a toast doesn't stay.
        if (first === "phone") note("covered", await hiddenControls(page));
        note(first, [...(await documentProblems(page)), ...(await layoutProblems(page))]);
        if (state.size === undefined) {
          await page.setViewportSize(SIZES.desktop);
          note("desktop", await layoutProblems(page));
        }
        if (state.size === "desktop") return;

        await page.setViewportSize(NARROW);
        note("text twice as large", await losses(page, ENLARGED));
        note("text spaced out", await losses(page, SPACED_OUT));
      });
      // One state hides no other.
      await checks.catch((error) => found.push(error.message));
    }
    assert.is(found.join("\n"), "");
  });

  test.run();
}
