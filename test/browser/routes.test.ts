import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import * as company from "../../src/content/company.ts";
import { matchPath } from "../../src/lib/address.ts";
import { paths } from "../../src/paths.ts";
import { INFORMATION_SCREENS } from "./information-screens.ts";
import { SIZES, sizes } from "./site.ts";
import { siteSuite } from "./site-suite.ts";
import { comeTo, overhang, routeOf, screen, step, withLine } from "./visit.ts";

const { test, open } = siteSuite("routes");

const ARTICLE = "Small money, every week: how to keep a savings habit";

/** Each with the heading of its screen and, where it differs from that, its tab's title. */
const screens: readonly { route: string; heading: string; title?: string }[] = [
  ...INFORMATION_SCREENS.map(([route, heading]) => ({ route, heading })),
  { route: "/news", heading: "News & Updates" },
  { route: "/news/keep-a-savings-habit", heading: ARTICLE },
  { route: "/login", heading: "Login / Sign Up" },
  { route: "/accounts", heading: "Open a New Bank Account" },
  { route: "/forgot-password", heading: "Forgot Password" },
  { route: "/reset-password/a-token", heading: "Invalid Reset Link", title: "Reset Password" },
];

const titleIs = (page: Page, title: string) =>
  page.waitForFunction((expected) => document.title === expected, `${title} · ${company.name}`);

async function frameStands(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: company.name }).waitFor();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  await page.getByRole("contentinfo").getByText("Company licence number 01-24").waitFor();
  await page.getByRole("link", { name: "Chat with us" }).waitFor();
}

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Waits until the page has come to its top. */
const atTop = (page: Page) => page.waitForFunction(() => window.scrollY === 0);

const headingHasFocus = (page: Page) =>
  page.waitForFunction(() => document.activeElement === document.querySelector("main h1"));

test("every route of the site is among those tested here", async () => {
  const { notFound, ...known } = paths;
  for (const pattern of Object.values(known)) {
    const tested = screens.some(({ route }) => matchPath(pattern, route.replace(/\?.*/, "")));
    assert.ok(tested, pattern);
  }
});

/** The frame and the screen, at each size of window in turn. */
async function fitsEverySize(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    await frameStands(page);
    assert.ok((await overhang(page)) <= 0, `scrolls sideways on a ${size}`);
  }
}

test("every route shows its screen from a cold address", async () => {
  const page = await open({ size: "phone" });
  for (const { route, heading, title = heading } of screens) {
    await step(route, async () => {
      await comeTo(page, route);
      await screen(page, heading);
      await titleIs(page, title);
      await fitsEverySize(page);
    });
  }
});

test("no address is blank, however little it means", async () => {
  const page = await open({ size: "phone" });
  for (const [address, heading] of [
    ["foo", "Page not found"],
    ["!/x", "Page not found"],
    ["main", "Page not found"],
    ["/nope", "Page not found"],
    ["/faq/nope", "Page not found"],
    ["/%", "Page not found"],
    ["/toString", "Page not found"],
    ["/news/%", "Article not found"],
    ["/news/a/b", "Page not found"],
    ["/reset-password", "Invalid Reset Link"],
  ] as const) {
    await step(`#${address}`, async () => {
      await comeTo(page, address);
      await screen(page, heading);
      await fitsEverySize(page);
    });
  }
});

test("slashes and queries that are too many change nothing", async () => {
  const page = await open({ size: "phone" });
  for (const [address, heading] of [
    ["/news/", "News & Updates"],
    ["/faq/", "Frequently Asked Questions"],
    ["//our-team", "Our Team"],
    ["", "Savings and loans for everyday Liberians"],
    ["/faq?from=a-friend", "Frequently Asked Questions"],
  ] as const) {
    await step(`#${address}`, async () => {
      await comeTo(page, address);
      await screen(page, heading);
    });
  }
});

test("an unknown address has a way home", async () => {
  const page = await open({ route: "/nope", size: "phone" });
  await titleIs(page, "Page not found");
  await page.getByRole("main").getByRole("link", { name: "Go to Home" }).click();
  await screen(page, "Savings and loans for everyday Liberians");
  assert.is(routeOf(page), "/");
});

test("a screen that couldn't be fetched is there once there is a connection again", async () => {
  const page = await open({
    route: "/",
    size: "phone",
    errorsExpected: true,
    // Otherwise the screen's script would be there before it is asked for.
    prepare: (context) => withLine(context, { saveData: true }),
  });
  await screen(page, "Savings and loans for everyday Liberians");
  await page.context().setOffline(true);
  await footerLink(page, "News").click();
  await screen(page, "This page could not be shown");

  await page.context().setOffline(false);
  await footerLink(page, "Faq").click();
  await screen(page, "Frequently Asked Questions");
  await footerLink(page, "News").click();
  await screen(page, "News & Updates");
});

test("back and forward go through the screens that were visited", async () => {
  const page = await open({ size: "phone", reducedMotion: "reduce" });
  await screen(page, "Savings and loans for everyday Liberians");
  await footerLink(page, "Our Team").click();
  await screen(page, "Our Team");
  await footerLink(page, "News").click();
  await screen(page, "News & Updates");

  await page.goBack();
  await screen(page, "Our Team");
  await titleIs(page, "Our Team");
  await page.goBack();
  await screen(page, "Savings and loans for everyday Liberians");
  await titleIs(page, "Savings and loans for everyday Liberians");
  await page.goForward();
  await screen(page, "Our Team");
  await page.goForward();
  await screen(page, "News & Updates");
  await titleIs(page, "News & Updates");
});

for (const size of sizes) {
  for (const [name, heading] of [
    ["About Us", "About Us"],
    ["News", "News & Updates"],
  ] as const) {
    test(`from the foot of a page, ${name} begins at its top on a ${size}`, async () => {
      const page = await open({ route: "/faq", size });
      await screen(page, "Frequently Asked Questions");
      assert.is(await page.evaluate(() => document.activeElement?.localName), "body");

      await footerLink(page, name).click();
      await screen(page, heading);
      await atTop(page);
      await headingHasFocus(page);
    });
  }
}

test("going back to a page that was left scrolled begins at its top", async () => {
  const page = await open({ route: "/our-products/account-types", size: "desktop" });
  await footerLink(page, "Faq").click();
  await screen(page, "Frequently Asked Questions");
  await atTop(page);
  await footerLink(page, "Faq").scrollIntoViewIfNeeded();
  assert.ok((await page.evaluate(() => window.scrollY)) > 0);

  await page.goBack();
  await screen(page, "Savings Accounts");
  await atTop(page);
  await headingHasFocus(page);
});

test("the page scrolls up smoothly, unless the visitor asked for less motion", async () => {
  for (const [reducedMotion, smooth] of [
    ["no-preference", true],
    ["reduce", false],
  ] as const) {
    const page = await open({ route: "/our-products/account-types", size: "phone", reducedMotion });
    await footerLink(page, "Faq").scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    await page.evaluate(() => {
      const passed = new Set<number>();
      Object.assign(window, { passed });
      window.addEventListener("scroll", () => passed.add(window.scrollY));
    });
    await footerLink(page, "Our Team").click();
    await screen(page, "Our Team");
    await atTop(page);
    const passed = await page.evaluate(() => [...(Reflect.get(window, "passed") as Set<number>)]);
    const between = passed.filter((position) => position > 0 && position < left - 200);
    assert.is(between.length > 1, smooth, `passed ${passed}`);
  }
});

test("the key after a change of route goes on from the new screen's heading", async () => {
  const page = await open({ route: "/faq", size: "desktop" });
  await footerLink(page, "Contact Us").click();
  await screen(page, "Contact Us");
  await headingHasFocus(page);
  await page.keyboard.press("Tab");
  const isInMain = () => document.querySelector("main")?.contains(document.activeElement);
  assert.ok(await page.evaluate(isInMain));
});

for (const [last, heading] of [
  ["/our-team", "Our Team"],
  ["/news", "News & Updates"],
  ["/news/before-you-apply", "What to have ready before you apply for an account"],
] as const) {
  test(`of many changes at once the last one, ${last}, stays`, async () => {
    const page = await open({ size: "phone" });
    await page.evaluate((last) => {
      const way = ["/faq", "/news", "/news/stay-safe-online", "/nope", "/about-us", "/news", last];
      for (const route of way) window.location.hash = route;
    }, last);
    await screen(page, heading);
    await titleIs(page, heading);
    await page.waitForLoadState("networkidle");
    await screen(page, heading);
    await titleIs(page, heading);
    assert.is(routeOf(page), last);
  });
}

test("a screen whose script comes after the visitor has gone on doesn't take over", async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await open({
    route: "/faq",
    size: "desktop",
    reducedMotion: "reduce",
    prepare: (context) =>
      context.route("**/later-screens-*.js", async (route) => {
        await released;
        await route.continue();
      }),
  });
  await footerLink(page, "News").click();
  await page.getByRole("main").getByText("Loading...").waitFor();
  await frameStands(page);
  await footerLink(page, "Our Team").click();
  await screen(page, "Our Team");

  const script = page.waitForResponse("**/later-screens-*.js");
  release();
  await (await script).finished();
  await page.waitForLoadState("networkidle");
  await screen(page, "Our Team");
  await titleIs(page, "Our Team");

  await footerLink(page, "News").click();
  await screen(page, "News & Updates");
});

test("a screen whose script doesn't come says so, and can be loaded again", async () => {
  const page = await open({
    route: "/faq",
    size: "phone",
    reducedMotion: "reduce",
    errorsExpected: true,
    prepare: (context) => context.route("**/later-screens-*.js", (route) => route.abort()),
  });
  await footerLink(page, "News").click();
  await screen(page, "This page could not be shown");
  await frameStands(page);
  await footerLink(page, "Our Team").click();
  await screen(page, "Our Team");

  await footerLink(page, "News").click();
  await screen(page, "This page could not be shown");
  await page.context().unroute("**/later-screens-*.js");
  await page.getByRole("button", { name: "Load again" }).click();
  await screen(page, "News & Updates");
  await titleIs(page, "News & Updates");
});

test.run();
