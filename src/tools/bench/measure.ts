import type { Browser, BrowserContext } from "playwright-core";
import { watchLine } from "./line.ts";
import { type Handset, onPhone, openPage } from "./phone.ts";
import type { Point } from "./watch.ts";

/** How many times slower than this machine the phone is: while it loads, and at worst. */
const SLOW = 4;
const SLOWEST = 6;

/** Below this, in milliseconds, nobody feels that a task is in the way of a tap. */
const UNFELT = 50;

/** When a tap has been lost, in milliseconds. */
const LOST = 5000;

/** What is opened: by a new visitor, or by one on whose phone the service worker is already. */
export type Visit = {
  readonly name: string;
  readonly address: string;
  readonly worker?: "online" | "offline";
};

/** How a page loaded. Times are in milliseconds since it was asked for. */
export type Loading = {
  /** What came over the line, and in how many responses. */
  readonly bytes: number;
  readonly requests: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the heading was painted, which is the largest text; null where there is none. */
  readonly heading: number | null;
  /** When the script began to hydrate the page, and when it had put its own screen there. */
  readonly script: number | null;
  readonly ready: number | null;
  /** When the words and the first picture of the news, or the labels of a form, were painted. */
  readonly words: number | null;
  readonly picture: number | null;
  /** The sum of all layout shifts. */
  readonly shift: number;
  /** How long tasks were in the way of taps once there was something to tap on. */
  readonly blocked: number;
};

/** The page of a visit, still empty; its service worker, if any, is there and running already. */
async function prepare(context: BrowserContext, { address, worker }: Visit): Promise<Handset> {
  if (worker !== undefined) {
    const first = await context.newPage();
    await first.goto(address);
    await first.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await first.close();
  }
  return openPage(context, { slowDown: SLOW, offline: worker === "offline" });
}

/** Opens a page and waits until everything is there. */
export function load(browser: Browser, visit: Visit): Promise<Loading> {
  return onPhone(browser, visit.name, async (context) => {
    const { page } = await prepare(context, visit);
    const line = watchLine(context);
    await page.goto(visit.address);
    await line.quiet(page);

    const { longTasks, firstPaint, largestPaint, shift, ...seen } = await page.evaluate(
      () => window.seen,
    );
    const sizes = await line.sizes();
    const waits = longTasks.map(({ start, end }) => end - Math.max(start, firstPaint) - UNFELT);
    const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
    return {
      bytes: sum(sizes),
      requests: sizes.length,
      firstPaint,
      largestPaint,
      heading: seen.heading || null,
      script: seen.script || null,
      ready: seen.ready || null,
      words: seen.words || null,
      picture: seen.picture || null,
      shift,
      blocked: sum(waits.filter((wait) => wait > 0)),
    };
  });
}

/**
 * Opens a page and taps on the menu's button as soon as anything is painted.
 *
 * @returns how long it took, in milliseconds, until the menu stood open; infinity where the tap was
 *   lost, null where there is no menu.
 */
export function tapMenu(browser: Browser, visit: Visit): Promise<number | null> {
  return onPhone(browser, `a tap on ${visit.name}`, async (context) => {
    const { page, tap } = await prepare(context, visit);
    let painted = (_menu: Point | null) => {};
    const firstPaint = new Promise<Point | null>((resolve) => {
      painted = resolve;
    });
    await page.exposeFunction("firstPainted", (menu: Point | null) => painted(menu));
    const [menu] = await Promise.all([
      firstPaint,
      page.goto(visit.address, { waitUntil: "commit" }),
    ]);
    if (menu === null) return null;

    await tap(menu);
    await page.waitForFunction(
      (lost) => window.seen.opened > 0 || performance.now() > lost,
      (await page.evaluate(() => performance.now())) + LOST,
      { polling: 50 },
    );
    const { tapped, opened } = await page.evaluate(() => window.seen);
    return opened > 0 ? opened - tapped : Number.POSITIVE_INFINITY;
  });
}

/**
 * Goes from Home, which has loaded, to each of these routes and back, on the slowest phone.
 *
 * @returns how long each took, in milliseconds from the tap to the frame with the screen's heading.
 */
export function changeScreens(
  browser: Browser,
  home: string,
  routes: readonly string[],
): Promise<number[]> {
  return onPhone(browser, "changing screens", async (context) => {
    const { page, tap } = await openPage(context, { slowDown: SLOWEST });
    const line = watchLine(context);
    await page.goto(home);
    await line.quiet(page);

    const nextHeading = async (act: () => Promise<unknown>) => {
      await page.evaluate(() => {
        Object.assign(window.seen, { tapped: 0, heading: 0 });
      });
      await act();
      await page.waitForFunction(() => window.seen.heading > 0, null, { polling: 50 });
      const { tapped, heading } = await page.evaluate(() => window.seen);
      return heading - tapped;
    };
    const times: number[] = [];
    for (const route of routes) {
      const link = page.locator(`a[href="#${route}"]:visible`).first();
      await link.scrollIntoViewIfNeeded();
      const box = await link.boundingBox();
      if (box === null) throw new Error(`Home has no link to ${route}`);
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      times.push(await nextHeading(() => tap(middle)));
      await nextHeading(() => page.goBack());
    }
    return times;
  });
}
