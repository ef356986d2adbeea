/** Hydration begins early, and changes nothing that a visitor reads or has done. */
import type { BrowserContext, Page, Request } from "playwright-core";
import * as assert from "uvu/assert";
import { scriptFailed } from "../../src/content/frame.ts";
import { barWords } from "../../src/content/navigation.ts";
import { slideshow } from "../../src/content/slides.ts";
import { screens } from "../../src/screen-table.ts";
import { waitForHydration } from "../../src/tools/browser/page-controls.ts";
import {
  addressOf,
  footerLink,
  goTo,
  recordShifts,
  shiftsOf,
  step,
  waitForPaint,
  waitForScreen,
  waitForTitle,
  withSession,
} from "../helpers/browser-page.ts";
import { INFORMATION_SCREENS, LAZY_SCREENS } from "../helpers/screens.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { CHUNK, LAZY, MAIN, SCRIPTS } from "./script-addresses.ts";

const { test, open, openHeld } = siteSuite("hydration");

/** The lazy script never arrives. */
const holdLazyScript = (context: BrowserContext) => context.route(LAZY, () => {});

const visibleHeading = (page: Page) => page.locator("main h1:visible");

test("a footer link before hydration leads to the top of its screen", async () => {
  const page = await open({ address: "/login", waitUntil: "commit", prepare: holdLazyScript });
  await visibleHeading(page).waitFor({ state: "attached" });
  await footerLink(page, "Faq").tap();
  const heading = visibleHeading(page).filter({ hasText: screens.faq.title });
  await heading.waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  // Hydration leaves it there.
  await waitForHydration(page);
  assert.is(await page.evaluate(() => window.scrollY), 0);
  // An open menu would cover the heading.
  await heading.tap();
});

test("hydration changes neither the screen nor the menu that a visitor opened", async () => {
  const { page, release } = await openHeld(MAIN);
  const menu = page.locator("header details").first();
  await visibleHeading(page).waitFor();
  await page.getByRole("link", { name: slideshow.seeAccounts.label }).tap();
  await waitForScreen(page, screens.accountTypes.title);
  await menu.locator("summary").tap();
  const heading = await visibleHeading(page).elementHandle();

  release();
  await waitForHydration(page);
  assert.is(addressOf(page), "/our-products/account-types");
  assert.ok(await menu.evaluate((details) => details.hasAttribute("open")), "the menu has closed");
  const isInPage = await heading?.evaluate(({ isConnected }) => isConnected);
  assert.ok(isInPage, "the heading is another element");
  assert.is(await page.locator("main h1").count(), 1, "other screens are still in the page");

  await page.getByRole("navigation").getByRole("link", { name: "Contact Us" }).tap();
  await waitForScreen(page, screens.contactUs.title);
  assert.not(await menu.evaluate((details) => details.hasAttribute("open")));
});

test("a module of the first script is requested without waiting for the first script", async () => {
  let finished: Promise<Request> | undefined;
  const { page, release } = await openHeld(MAIN, {
    address: screens.faq.path,
    prepare: async (context) => {
      finished = context.waitForEvent("requestfinished", (request) => CHUNK.test(request.url()));
    },
  });
  await finished;
  release();
  await waitForTitle(page, screens.faq.title);
});

test("if the first request of the lazy script fails, the screen says nothing, and the script is requested again", async () => {
  let failed: Promise<Request> | undefined;
  const { page, release } = await openHeld(MAIN, {
    address: screens.login.path,
    errorsExpected: true,
    prepare: async (context) => {
      await context.route(LAZY, (route) => route.abort());
      failed = context.waitForEvent("requestfailed", (request) => LAZY.test(request.url()));
    },
  });
  await failed;
  assert.is(await page.getByText(scriptFailed).locator("visible=true").count(), 0);
  await page.context().unroute(LAZY);
  release();
  await waitForTitle(page, screens.login.title);
});

test("before hydration a logged-in visitor sees no Login, and can apply and go back", async () => {
  const prepare = withSession("Musu Kollie");
  const { page, release } = await openHeld(MAIN, { size: "desktop", prepare });
  await visibleHeading(page).waitFor();
  const bar = page.getByRole("banner");
  assert.is(await bar.getByRole("link", { name: "Login" }).count(), 0);
  await bar.getByRole("link", { name: barWords.openAccount }).click();
  release();
  await page.waitForURL(`**/#${screens.application.path}`, { waitUntil: "commit" });
  await page.getByText("Welcome Musu Kollie").waitFor();
  await page.goBack();
  await waitForTitle(page, screens.home.title);
});

/** Holds the script until the whole document is painted, since a card may grow until then. */
async function holdUntilPainted(context: BrowserContext): Promise<void> {
  await context.route(MAIN, async (route) => {
    const page = route.request().frame().page();
    await page.waitForLoadState("domcontentloaded");
    await waitForPaint(page);
    await page.evaluate("paintedAt = performance.now()");
    await route.continue();
  });
}

for (const [size, rows] of [
  ["phone", [...INFORMATION_SCREENS, ...LAZY_SCREENS]],
  // The bar, which differs, is the same on all screens.
  ["desktop", [...INFORMATION_SCREENS.slice(0, 2), ...LAZY_SCREENS.slice(0, 1)]],
] as const) {
  test(`hydration shifts nothing on a ${size}`, async () => {
    const prepare = async (context: BrowserContext) => {
      await recordShifts(context);
      await holdUntilPainted(context);
    };
    const page = await open({ size, prepare });
    for (const [path, heading] of rows) {
      await step(path, async () => {
        await goTo(page, path);
        await waitForScreen(page, heading);
        await waitForTitle(page, heading);
        assert.equal(await shiftsOf(page, await page.evaluate("paintedAt")), []);
      });
    }
  });
}

test("a screen that has to load says so before its script arrives", async () => {
  const { page, release } = await openHeld(SCRIPTS, { errorsExpected: true });
  for (const [path, words] of [
    ["/news", screens.news.loadingText],
    ["/news/how-susu-works", screens.article.loadingText],
    ["/reset-password/a-token?email=musu%40example.com", screens.resetPassword.loadingText],
  ] as const) {
    await page.evaluate((path) => window.location.assign(`#${path}`), path);
    await page.getByRole("main").getByText(words).waitFor();
  }
  release();
  await waitForHydration(page);
});

test.run();
