/** The phone and the line that `npm run bench` measures with. */
import type { Browser, Page } from "playwright-core";
import { watch } from "./watch.ts";

/** 400 kbit/s each way, in bytes a second, and 400 ms a round trip. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** How many times slower than this machine the phone is: for loading pages and loaded ones. */
const SLOW_DOWN = 4;
const LOADED_SLOW_DOWN = 6;

type BenchVisit = { readonly url: string; readonly isReturn?: boolean };

const waitForServiceWorker = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

/** Opens a page on the phone. The line doesn't slow down the requests of a service worker. */
async function onPhone<Result>(
  browser: Browser,
  slowDown: number,
  { url, isReturn = false }: BenchVisit,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    if (isReturn) {
      const first = await context.newPage();
      await first.goto(url);
      await waitForServiceWorker(first);
      await first.close();
    }
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", LINE);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await page.addInitScript(watch);
    return await work(page);
  } finally {
    await context.close();
  }
}

export const load = (browser: Browser, visit: BenchVisit) =>
  onPhone(browser, SLOW_DOWN, visit, async (page) => {
    // Don't query the page while it loads, since that would slow it down.
    await page.goto(visit.url, { waitUntil: "networkidle" });
    await page.waitForFunction(() => window.seen.heading > 0);
    return page.evaluate(() => window.seen);
  });

/** Goes from Home to each path and back, all loaded. @returns the time to each path's heading. */
export const changeScreens = (browser: Browser, url: string, paths: readonly string[]) =>
  onPhone(browser, LOADED_SLOW_DOWN, { url }, async (page) => {
    await page.goto(url, { waitUntil: "networkidle" });
    await waitForServiceWorker(page);
    const nextHeading = async (act: () => Promise<unknown>) => {
      await page.evaluate(() => Object.assign(window.seen, { tapped: 0, heading: 0 }));
      await act();
      await page.waitForFunction(() => window.seen.heading > 0, null, { polling: 50 });
      return page.evaluate(() => window.seen.heading - window.seen.tapped);
    };
    const times = new Map<string, number>();
    for (const path of paths) {
      const link = page.locator(`a[href="#${path}"]:visible`).first();
      times.set(path, await nextHeading(() => link.tap()));
      await nextHeading(() => page.goBack());
    }
    return times;
  });
