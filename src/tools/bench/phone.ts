import type { Browser, Page } from "playwright-core";
import { SIZES } from "../browser/site.ts";
import { watch } from "./watch.ts";

/** 400 kbit/s each way, in bytes a second, and 400 ms a round trip. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** How many times slower than this machine the phone is: while a page loads, and at worst. */
const SLOW = 4;
const SLOWEST = 6;

/** An address, opened by a new visitor or by one who has been there. */
export type Visit = { readonly address: string; readonly isReturn?: boolean };

/** Waits until the service worker has cached the site. */
const waitForServiceWorker = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

/**
 * Does something with an empty page on a new phone. What a service worker fetches isn't slowed down, since the
 * browser has no way to ask for that.
 */
async function onPhone<Result>(
  browser: Browser,
  slowDown: number,
  { address, isReturn = false }: Visit,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: SIZES.phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  if (isReturn) {
    const first = await context.newPage();
    await first.goto(address);
    await waitForServiceWorker(first);
    await first.close();
  }
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  await page.addInitScript(watch);
  const result = await work(page);
  await context.close();
  return result;
}

/** Waits until the heading or the open menu is painted. Returns how long after the tap, in milliseconds. */
async function sinceTap(page: Page, painted: "heading" | "menu"): Promise<number> {
  await page.waitForFunction((name) => window.seen[name] > 0, painted, { polling: 50 });
  const seen = await page.evaluate(() => window.seen);
  return seen[painted] - seen.tapped;
}

/** Opens a page, and returns what was seen of it once all of it has loaded. */
export const load = (browser: Browser, visit: Visit) =>
  onPhone(browser, SLOW, visit, async (page) => {
    // Nothing is asked of the page meanwhile, which would slow it down.
    await page.goto(visit.address, { waitUntil: "networkidle" });
    await page.waitForFunction(() => window.seen.heading > 0);
    return page.evaluate(() => window.seen);
  });

/** Opens a page, and taps on the menu's button at the first paint. Returns how long the menu took to open. */
export const tapMenu = (browser: Browser, visit: Visit) =>
  onPhone(browser, SLOW, visit, async (page) => {
    await page.exposeFunction("tapAt", (x: number, y: number) => page.touchscreen.tap(x, y));
    await page.goto(visit.address);
    return sinceTap(page, "menu");
  });

/** Goes from Home, which has loaded, to each of these routes and back. Returns how long each heading took. */
export const changeScreens = (browser: Browser, address: string, routes: readonly string[]) =>
  onPhone(browser, SLOWEST, { address }, async (page) => {
    await page.goto(address, { waitUntil: "networkidle" });
    await waitForServiceWorker(page);
    const nextHeading = async (act: () => Promise<unknown>) => {
      await page.evaluate(() => Object.assign(window.seen, { tapped: 0, heading: 0 }));
      await act();
      return sinceTap(page, "heading");
    };
    const times = new Map<string, number>();
    for (const route of routes) {
      const link = page.locator(`a[href="#${route}"]:visible`).first();
      times.set(route, await nextHeading(() => link.tap()));
      await nextHeading(() => page.goBack());
    }
    return times;
  });
