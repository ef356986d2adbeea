import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { SIZES } from "../browser/site.ts";
import { type Point, watch } from "./watch.ts";

/** 400 kbit/s each way, in bytes a second, and 400 ms a round trip. */
const LINE = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** How long a finger stays down, in milliseconds. */
const TOUCH = 80;

/** How long what is measured may take, in milliseconds. */
const PATIENCE = 60_000;

/** A page on the phone, and what may be done to it from outside. */
export type Handset = {
  readonly page: Page;
  readonly tap: (point: Point) => Promise<void>;
};

/** Does something on a phone on which nobody has been to the site, and which nobody uses again. */
export async function onPhone<Result>(
  browser: Browser,
  what: string,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: SIZES.phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: "no-preference",
  });
  context.setDefaultTimeout(PATIENCE);
  const timer = new AbortController();
  const tooLate = sleep(PATIENCE, undefined, timer).then(() => {
    throw new Error(`It wasn't over after ${PATIENCE / 1000} s`);
  });
  try {
    return await Promise.race([work(context), tooLate]);
  } catch (error) {
    throw new Error(`${what} couldn't be measured`, { cause: error });
  } finally {
    timer.abort();
    await context.close();
  }
}

/**
 * Opens an empty page, and puts it on the slow line. What a service worker fetches for itself isn't
 * slowed down, since the browser has no way to ask for that.
 *
 * @param slowDown how many times slower than this machine the phone is.
 * @param offline whether there is no network at all.
 */
export async function openPage(
  context: BrowserContext,
  { slowDown, offline = false }: { readonly slowDown: number; readonly offline?: boolean },
): Promise<Handset> {
  // The session reaches the page alone; a service worker's requests are cut off with the context's.
  await context.setOffline(offline);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", { ...LINE, offline });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  await page.addInitScript(watch);
  return {
    page,
    async tap(point) {
      const touch = (type: "touchStart" | "touchEnd", touchPoints: Point[]) =>
        session.send("Input.dispatchTouchEvent", { type, touchPoints });
      // The browser responds once the page has taken notice, which a finger doesn't wait for.
      const down = touch("touchStart", [point]);
      await sleep(TOUCH);
      await Promise.all([down, touch("touchEnd", [])]);
    },
  };
}
