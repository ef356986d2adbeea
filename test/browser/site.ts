import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Service } from "../standin/http.ts";
import { startStaticServer } from "../standin/static-server.ts";

export const SIZES = {
  phone: { width: 360, height: 640 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Size = keyof typeof SIZES;
export const sizes: readonly Size[] = ["phone", "desktop"];

/** Keeps the browser from calling its maker, and lets it run where there is no sandbox. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

type Options = {
  /** Where in the site to begin, such as `/faq`. */
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
 * the map.
 *
 * @param base the path under which the site is served.
 */
export function siteSuite(name: string, base = "/") {
  const test = suite(name);
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];
  let browser: Browser;
  let site: Service;

  test.before(async () => {
    const executablePath = process.env.BROWSER ?? "";
    browser = await chromium.launch({ executablePath, args: ARGUMENTS });
    site = await startStaticServer({ folder: process.env.SITE ?? "", port: 0, base });
  });
  test.before.each(() => {
    problems.length = 0;
  });
  test.after.each(async () => {
    for (const context of contexts.splice(0)) await context.close();
    assert.equal(problems, []);
  });
  test.after(async () => {
    await browser.close();
    await site.close();
  });

  async function open({ route, size, prepare, errorsExpected = false }: Options): Promise<Page> {
    const context = await browser.newContext({
      viewport: SIZES[size],
      hasTouch: size === "phone",
      reducedMotion: "no-preference",
    });
    contexts.push(context);
    await context.route(
      ({ hostname }) => hostname !== "127.0.0.1",
      (request) => {
        const address = request.request().url();
        if (!address.startsWith("https://www.openstreetmap.org/")) problems.push(address);
        return request.fulfill({ contentType: "text/html", body: "<!doctype html>" });
      },
    );
    await prepare?.(context);

    const page = await context.newPage();
    page.on("pageerror", (error) => problems.push(`${error}`));
    page.on("console", (message) => {
      if (message.type() === "error" && !errorsExpected) problems.push(message.text());
    });
    await page.goto(
      route === undefined ? `${site.origin}${base}` : `${site.origin}${base}#${route}`,
    );
    return page;
  }

  return { test, open };
}
