/** Waits, looks and acts in a page of the built site. */
import type { BrowserContext, Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { frame } from "../../src/content/frame.ts";
import { sessionItems, storeItems } from "../../src/tools/browser/sample-session.ts";

/** The sizes of windows, in CSS pixels. */
export const SIZES = {
  phone: { width: 360, height: 640 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Size = keyof typeof SIZES;

export const sizes: readonly Size[] = ["phone", "desktop"];

/** Loads an address of the page's site, as from a bookmark. */
export async function goTo(page: Page, address: string): Promise<void> {
  const { origin, pathname } = new URL(".", page.url());
  // If only the hash changed, the browser wouldn't load the document again.
  await page.goto("about:blank");
  await page.goto(`${origin}${pathname}#${address}`);
}

/** Runs one case of a test. The message of its failure begins with its name. */
export async function step(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
}

/** Waits until the screen with this heading is shown, and no other screen. */
export async function waitForScreen(page: Page, heading: string | RegExp): Promise<void> {
  const headings = page.getByRole("main").getByRole("heading", { level: 1 });
  await headings.filter({ hasText: heading }).waitFor();
  assert.is(await headings.count(), 1, "headings of the first level");
}

/** Waits until a screen has set this title, the last thing that its hydration sets. */
export async function waitForTitle(page: Page, title: string): Promise<void> {
  await page.waitForFunction((title) => document.title.startsWith(`${title} · `), title);
}

/** The part of the page's address after the `#`. */
export const addressOf = (page: Page): string => new URL(page.url()).hash.slice(1);

/** Waits until the page's current state is painted. */
export const waitForPaint = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );

/** The position and size of a visible element. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  assert.ok(box, `${locator} isn't visible`);
  return box;
}

/** By how many pixels the page is wider than its window. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Makes a visitor one who saves data. */
export const withSaveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

/** Logs a visitor in, before the page's own scripts run. */
export const withSession = (name: string) => (context: BrowserContext) =>
  context.addInitScript(storeItems, sessionItems({ name }));

/** Stops the clock of a visitor's pages. The test advances it. */
export async function withStoppedClock({ clock }: BrowserContext): Promise<void> {
  await clock.install({ time: 0 });
  await clock.pauseAt(1000);
}

/** Holds a visitor's requests for an address from `hold` to `release`. */
export function holdRequests(address: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = (context: BrowserContext) =>
    context.route(address, async (route) => {
      await released;
      await route.fallback();
    });
  return { hold, release };
}

/** Makes each page of a visitor record its layout shifts. */
export async function recordShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
}

/** @param since the time from which they count, in milliseconds after the start of the page. */
export function shiftsOf(page: Page, since = 0): Promise<unknown> {
  return page.evaluate(
    `JSON.parse(JSON.stringify(shifts.filter(({ startTime }) => startTime >= ${since})))`,
  );
}

export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** A toast with this text. Its close button covers the whole toast. */
export function toast(page: Page, text: string): Locator {
  return page
    .locator("[role=alert], [role=status] > *")
    .filter({ has: page.getByText(text, { exact: true }) })
    .filter({ has: page.getByRole("button", { name: frame.closeToast }) });
}

/** Counts how often a document of the page has arrived after the call. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

/** Waits until a page has loaded, and has been idle three times. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  for (let turn = 0; turn < 3; turn += 1)
    // The site has the same time-out (`lib/when-idle.ts`).
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
    );
}
