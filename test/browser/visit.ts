import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { PATIENCE } from "./site.ts";

/** One case of a test that has several: its name stands before whatever it fails with. */
export async function step(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
}

/** How long, in milliseconds, between two looks at what is waited for. */
const INTERVAL = 50;

/** Waits until something outside a page has come true; `what` names it where it doesn't. */
export async function until(isTrue: () => Promise<boolean>, what: () => string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`waited for ${what()}`);
    await sleep(INTERVAL);
  }
}

/** Comes to an address of the page's site anew, as from a bookmark. */
export async function comeTo(page: Page, route: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  // Otherwise a change of the hash alone would be no more than a change of route.
  await page.goto("about:blank");
  await page.goto(`${origin}${pathname}#${route}`);
}

/** Waits until the screen that has this heading, and no other, is on. */
export async function screen(page: Page, heading: string | RegExp): Promise<void> {
  const headings = page.getByRole("main").getByRole("heading", { level: 1 });
  await headings.filter({ hasText: heading }).waitFor();
  assert.is(await headings.count(), 1, "headings of the first level");
}

/** Waits until a screen is on, whichever it is, and no longer on its way. */
export async function arrived(page: Page): Promise<void> {
  await page.locator("main h1:not([data-to-come]):visible").waitFor();
}

/** What stands behind the `#` of the page's address. */
export const routeOf = (page: Page): string => new URL(page.url()).hash.slice(1);

/** How many pixels of the page lie to the right of what the window shows. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** A visitor's own style: all text twice as large. */
export const ENLARGED = "html { font-size: 200% }";

/** The narrowest window that the site is made for: 1280 pixels, zoomed in fourfold. */
export const NARROW = { width: 320, height: 640 };

/** Has every page of a visitor follow a style of their own. */
export async function withStyle(context: BrowserContext, style: string): Promise<void> {
  await context.addInitScript((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
  }, style);
}

/** Has a visitor's browser say this of its line. */
export async function withLine(context: BrowserContext, connection: object): Promise<void> {
  await context.addInitScript((connection) => {
    Object.defineProperty(navigator, "connection", { value: connection });
  }, connection);
}

/** Has every page of a visitor note what moves in it without having been touched. */
export async function noteShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
}

/** What has moved in a page so far. */
export function shiftsOf(page: Page): Promise<unknown> {
  return page.evaluate("JSON.parse(JSON.stringify(shifts))");
}

/** Stops the page's clock, which the test installed beforehand and now moves on by itself. */
export async function freeze(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // A moment ahead, since the clock can't be set back and still goes while this is under way.
  await page.clock.pauseAt(now + 1000);
}

/** The button that opens the menu on a phone. */
export const menuButton = (page: Page): Locator =>
  page
    .getByRole("banner")
    .locator("summary")
    .filter({ hasText: /^Menu$/ });

/** The button beside Account Types that opens the dropdown. */
export const dropdownToggle = (page: Page): Locator =>
  page.getByRole("banner").locator("summary").filter({ hasText: "More Account Types" });

export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** A toast with this text; its button covers all of it. */
export function toast(page: Page, text: string): Locator {
  return page
    .locator("[role=alert] > *, [role=status] > *")
    .filter({ has: page.getByText(text, { exact: true }) })
    .filter({ has: page.getByRole("button", { name: "Close" }) });
}
