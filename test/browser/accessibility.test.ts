/**
 * Every screen, as it opens, and the messages listed below can be used by every visitor: on a
 * phone and on a desktop, with assistive technology, with enlarged text, in a browser's own colours,
 * with a finger, and translated by the browser.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { parseAddress } from "../../src/lib/address.ts";
import { findScreen } from "../../src/routing/find-screen.ts";
import { screens } from "../../src/screen-table.ts";
import { openState, type State, states } from "../../src/tools/browser/screen-states.ts";
import { horizontalOverflow, SIZES } from "../helpers/browser-page.ts";
import { coveredControls, layoutFaults } from "../helpers/layout-faults.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { adoptStyle, clippedTexts, lowContrasts } from "./visible-texts.ts";

const { test, openShared } = siteSuite("accessibility");

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  }
}

/** Error messages, which are red, need only this contrast (WCAG, level AA). */
const CONTRAST_OF_ERRORS = 4.5;

const OPTIONS: RunOptions = {
  // All other text needs 7:1, or 4.5:1 if it is large. This rule passes what the usual one, of 4.5:1
  // or 3:1, refuses.
  rules: { "color-contrast-enhanced": { enabled: true } },
  resultTypes: ["violations"],
  preload: false,
  // The map is another site's.
  iframes: false,
};

/** The faults of a part of the page for assistive technology, and its texts of low contrast. */
async function axeViolations(page: Page, part: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await page.evaluate(
    async ([part, options]) => (await window.axe.run(part, options)).violations,
    [part, OPTIONS] satisfies [string, RunOptions],
  );
  const red = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--clay").trim(),
  );
  const isLegibleError = ({ any }: AxeResults["violations"][number]["nodes"][number]) =>
    any.some(({ data }) => data?.fgColor === red && data.contrastRatio >= CONTRAST_OF_ERRORS);
  return found.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => !isLegibleError(node))
      .map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  );
}

/**
 * Runs in the page: from hydration on, replaces each text by two nested `font` elements, as a
 * browser's translator does. It doesn't change the words.
 */
function translate(): void {
  const observer = new MutationObserver(() => {
    const root: HTMLElement | null = document.documentElement;
    if (root?.dataset.script !== "ready") return;
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const isRead = !text.parentElement?.closest("font, head, script, style, textarea, option");
      if (!isRead || !text.nodeValue?.trim()) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.nodeValue;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
    // Drop the records of its own changes.
    observer.takeRecords();
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ["data-script"],
  });
  // React reports a text that was replaced before it was hydrated, and renders it again.
  window.addEventListener("error", (event) => {
    if (event.message.includes("#418")) event.preventDefault();
  });
}

const ENLARGED = "html { font-size: 200% }";

/** The narrowest window that the site is made for: 1280 pixels, zoomed in fourfold. */
const NARROW = { width: 320, height: 640 };

const rowOf = ({ address }: State) => findScreen(parseAddress(address)).row;
const isFirstOfScreen = (state: State) =>
  state === states.find((another) => rowOf(another) === rowOf(state));

/** The states with messages, and with parts that open. */
const FURTHER: readonly string[] = [
  "home, menu and dropdown",
  "faq, an answer",
  "news, loading",
  "news, empty",
  "article, failed",
  "login, refused",
  "sign up, taken",
  "login, signed up",
  "application, restored after it may have arrived",
  "application, incomplete",
  "application, sending",
  "application, receipt",
  "forgot password, sent",
];

function stateOf(name: string): State {
  const state = states.find((state) => state.name === name);
  assert.ok(state, `a state is no longer named "${name}"`);
  return state;
}

/** What axe checks in a state. The bar and the footer are the same on all screens. */
const partOf = ({ address }: State) =>
  address === screens.home.path ? "body" : "main, [role=alert], [role=status]";

/** The text spacing that must not lose content (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important }
`;

/** The text that is lost if a visitor's style applies in the narrowest window. */
async function lostTexts(page: Page, style: string): Promise<string[]> {
  await page.evaluate(adoptStyle, style);
  const pixels = await horizontalOverflow(page);
  const clipped = await clippedTexts(page);
  await page.evaluate(adoptStyle, "");
  return [...clipped, ...(pixels > 0 ? [`scrolls ${pixels} px sideways`] : [])];
}

/** One page for all states, since a new one takes longer to load. */
let sharedPage: Promise<Page> | undefined;

async function openTranslated(state: State): Promise<Page> {
  sharedPage ??= openShared({
    errorsExpected: true,
    prepare: (context) => context.addInitScript(translate),
  });
  const page = await sharedPage;
  await page.setViewportSize(SIZES.phone);
  await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
  await openState(page, state);
  await page.locator("main h1:visible > font").first().waitFor();
  return page;
}

const BAR = ["a[href]", "button", "summary"].map((control) => `header ${control}`).join();

/** The controls of the bar that a toast covers at the top of the page. */
async function controlsUnderToast(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  return coveredControls(page, "[role=alert]", BAR);
}

const first = states.filter(isFirstOfScreen);

for (const state of [...first, ...FURTHER.map(stateOf)])
  test(`${state.name} is accessible, and fits every window`, async () => {
    const page = await openTranslated(state);
    const faults: Record<string, readonly string[]> = {
      // This comes first, since a toast disappears.
      "controls under a toast": await controlsUnderToast(page),
      axe: await axeViolations(page, partOf(state)),
      "on a phone": await page.evaluate(layoutFaults),
    };
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    faults["in forced colours"] = await lowContrasts(page);
    await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
    await page.setViewportSize(NARROW);
    faults["with text twice as large"] = await lostTexts(page, ENLARGED);
    // A message is a part of a screen that was checked in these cases.
    if (first.includes(state)) {
      faults["with wider text spacing"] = await lostTexts(page, TEXT_SPACING);
      await page.setViewportSize(SIZES.desktop);
      faults["on a desktop"] = await page.evaluate(layoutFaults);
    }
    const found = Object.entries(faults).filter(([, list]) => list.length > 0);
    assert.equal(Object.fromEntries(found), {});
  });

test.run();
