import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { startBackend } from "../standin/backend.ts";
import type { Service } from "../standin/http.ts";
import { startStaticServer } from "../standin/static-server.ts";

export const SIZES = {
  phone: { width: 360, height: 640 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Size = keyof typeof SIZES;
export const sizes: readonly Size[] = ["phone", "desktop"];

/** How long a page may take, in milliseconds, to show what a test waits for. */
const PATIENCE = 10_000;

/** Keeps the browser from calling its maker, and lets it run where there is no sandbox. */
const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

type Options = Pick<BrowserContextOptions, "permissions" | "reducedMotion" | "timezoneId"> & {
  /** What stands behind the `#`, such as `/faq`. */
  readonly route?: string;
  readonly size: Size;
  /** Runs before the page's own scripts and requests, to prepare what they will meet. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** For tests of failures: what the page logs as an error is then no failure of the test. */
  readonly errorsExpected?: boolean;
};

/**
 * A suite over the built site in a real browser. `open` gives a page of a new visitor; a test fails
 * where its pages throw or log an error, or where they ask for anything outside this machine but
 * the map. The suite has a backend of its own, under the name that the site is built for; `reports`
 * is what that said in the terminal.
 *
 * @param base the path under which the site is served.
 */
export function siteSuite(name: string, base = "/") {
  const checks = suite(name);
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];
  const reports: string[] = [];
  let browser: Browser;
  let site: Service;
  let backend: Service;

  checks.before(async () => {
    site = await startStaticServer({ folder: process.env.SITE ?? "", port: 0, base });
    backend = await startBackend({
      port: 0,
      site: () => `${site.origin}${base}`,
      report: (text) => reports.push(text),
    });
    const { host } = new URL(backend.origin);
    browser = await chromium.launch({
      executablePath: process.env.BROWSER ?? "",
      args: [...browserArguments, `--host-resolver-rules=MAP ${process.env.BACKEND} ${host}`],
    });
  });
  checks.after(async () => {
    await browser.close();
    await backend.close();
    await site.close();
  });

  // Not in `after.each`: uvu runs that again after a failure, and ends the suite if it throws then.
  function test(title: string, work: () => Promise<void>): void {
    checks(title, async () => {
      problems.length = 0;
      try {
        await work();
      } finally {
        for (const context of contexts.splice(0)) await context.close();
      }
      assert.equal(problems, []);
    });
  }

  async function open(options: Options): Promise<Page> {
    const { route, size, prepare, errorsExpected = false, ...contextOptions } = options;
    const context = await browser.newContext({
      viewport: SIZES[size],
      hasTouch: size === "phone",
      reducedMotion: "no-preference",
      ...contextOptions,
    });
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
    context.on("weberror", (error) => problems.push(`${error.error()}`));
    context.on("console", (message) => {
      if (message.type() === "error" && !errorsExpected) problems.push(message.text());
    });
    await context.route(
      ({ hostname }) => hostname !== "127.0.0.1" && hostname !== process.env.BACKEND,
      (request) => {
        const address = request.request().url();
        if (!address.startsWith("https://www.openstreetmap.org/")) problems.push(address);
        return request.fulfill({ contentType: "text/html", body: "<!doctype html>" });
      },
    );
    await prepare?.(context);

    const page = await context.newPage();
    const hash = route === undefined ? "" : `#${route}`;
    await page.goto(`${site.origin}${base}${hash}`);
    return page;
  }

  return { test: Object.assign(test, { run: () => checks.run() }), open, reports };
}

/** One case of a test that has several: its name stands before whatever it fails with. */
export async function step(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
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

/** What stands behind the `#` of the page's address. */
export const routeOf = (page: Page): string => new URL(page.url()).hash.slice(1);

/** How many pixels of the page lie to the right of what the window shows. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Stops the page's clock, which the test installed beforehand and now moves on by itself. */
export async function freeze(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // A moment ahead, since the clock can't be set back and still goes while this is under way.
  await page.clock.pauseAt(now + 1000);
}

/** A toast with this text; its button covers all of it. */
export function toast(page: Page, text: string): Locator {
  return page
    .locator("[role=alert] > *, [role=status] > *")
    .filter({ has: page.getByText(text, { exact: true }) })
    .filter({ has: page.getByRole("button", { name: "Close" }) });
}
