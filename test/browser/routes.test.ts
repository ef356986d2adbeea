import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import * as company from "../../src/content/company.ts";
import { article } from "../../src/content/news.ts";
import { resetPassword } from "../../src/content/portal.ts";
import { titles } from "../../src/content/titles.ts";
import { matchPath } from "../../src/lib/address.ts";
import { paths } from "../../src/paths.ts";
import { INFORMATION_SCREENS } from "./information-screens.ts";
import { SIZES, sizes } from "./site.ts";
import { siteSuite } from "./site-suite.ts";
import {
  comeTo,
  footerLink,
  isHydrated,
  overhang,
  routeOf,
  screen,
  step,
  withLine,
} from "./visit.ts";

const { test, open } = siteSuite("routes");

/** Each with the heading of its screen and, where it differs from that, its tab's title. */
const screens: readonly { route: string; heading: string; title?: string }[] = [
  ...INFORMATION_SCREENS.map(([route, heading]) => ({ route, heading })),
  { route: "/news", heading: titles.news },
  {
    route: "/news/keep-a-savings-habit",
    heading: "Small money, every week: how to keep a savings habit",
  },
  { route: "/login", heading: titles.login },
  { route: "/accounts", heading: titles.accounts },
  { route: "/forgot-password", heading: titles.forgotPassword },
  {
    route: "/reset-password/a-token",
    heading: resetPassword.invalid,
    title: titles.resetPassword,
  },
];

const titleIs = (page: Page, title: string) =>
  page.waitForFunction((expected) => document.title === expected, `${title} · ${company.name}`);

async function frameStands(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: company.name }).waitFor();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  await page
    .getByRole("contentinfo")
    .getByText(`Company licence number ${company.licence}`)
    .waitFor();
  await page.getByRole("link", { name: "Chat with us" }).waitFor();
}

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
    ["foo", titles.notFound],
    ["/nope", titles.notFound],
    ["/%", titles.notFound],
    ["/toString", titles.notFound],
    ["/news/%", article.notFoundHeading],
    ["/reset-password", resetPassword.invalid],
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
    ["/news/", titles.news],
    ["//our-team", titles.ourTeam],
    ["", titles.home],
    ["/faq?from=a-friend", titles.faq],
  ] as const) {
    await step(`#${address}`, async () => {
      await comeTo(page, address);
      await screen(page, heading);
    });
  }
});

test("a screen that couldn't be fetched is shown once the network is back", async () => {
  const page = await open({
    route: "/contact-us",
    size: "phone",
    errorsExpected: true,
    // Without this, the screen's script is fetched ahead of time. A field fetches the first script.
    prepare: (context) => withLine(context, { saveData: true }),
  });
  await page.getByLabel("Message").focus();
  await isHydrated(page);
  await page.context().setOffline(true);
  await footerLink(page, "News").click();
  await screen(page, "This page could not be shown");

  await page.context().setOffline(false);
  await footerLink(page, "Faq").click();
  await screen(page, titles.faq);
  await footerLink(page, "News").click();
  await screen(page, titles.news);
});

for (const size of sizes) {
  test(`each screen begins at its top, with the focus on its heading, on a ${size}`, async () => {
    const page = await open({ route: "/our-products/account-types", size });
    await screen(page, titles.accountTypes);
    assert.is(await page.evaluate(() => document.activeElement?.localName), "body");
    const begins = async (heading: string) => {
      await screen(page, heading);
      await titleIs(page, heading);
      await atTop(page);
      await headingHasFocus(page);
    };
    // From the foot of one page to the next, and back to where a page was left scrolled.
    await footerLink(page, "About Us").click();
    await begins(titles.aboutUs);
    await footerLink(page, "News").click();
    await begins(titles.news);
    await footerLink(page, "Faq").scrollIntoViewIfNeeded();
    assert.ok((await page.evaluate(() => window.scrollY)) > 0);
    await page.goBack();
    await begins(titles.aboutUs);
    await page.goBack();
    await begins(titles.accountTypes);
    await page.goForward();
    await page.goForward();
    await begins(titles.news);

    await page.keyboard.press("Tab");
    const isInMain = () => document.querySelector("main")?.contains(document.activeElement);
    assert.ok(await page.evaluate(isInMain), "Tab goes on from the heading");
  });
}

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
    await screen(page, titles.ourTeam);
    await atTop(page);
    const passed = await page.evaluate(() => [...(Reflect.get(window, "passed") as Set<number>)]);
    const between = passed.filter((position) => position > 0 && position < left - 200);
    assert.is(between.length > 1, smooth, `passed ${passed}`);
  }
});

for (const [last, heading] of [
  ["/our-team", titles.ourTeam],
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

test("a screen whose script comes after the visitor has gone on isn't shown", async () => {
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
  await screen(page, titles.ourTeam);

  const script = page.waitForResponse("**/later-screens-*.js");
  release();
  await (await script).finished();
  await page.waitForLoadState("networkidle");
  await screen(page, titles.ourTeam);
  await titleIs(page, titles.ourTeam);

  await footerLink(page, "News").click();
  await screen(page, titles.news);
});

test.run();
