// A link would lead to a blank page, a screen would begin in its middle, or a reload would lose its place.

import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { article } from "../../src/content/news.ts";
import { resetPassword } from "../../src/content/portal.ts";
import { screens } from "../../src/screen-table.ts";
import { goTo, waitForHydration } from "../../src/tools/browser/page.ts";
import { sizes } from "../../src/tools/browser/site.ts";
import {
  footerLink,
  loadEach,
  waitForAnyScreen,
  waitForPaint,
  waitForScreen,
  waitUntil,
} from "../helpers/page.ts";
import { waitForIdle } from "../helpers/service-worker.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("routes");

/** Waits until the page is scrolled to a place. */
const isAt = (page: Page, place: number) =>
  page.waitForFunction((place) => window.scrollY === place, place);

/** Waits until the page has come to its top. */
const atTop = (page: Page) => isAt(page, 0);

/** Waits until the screen has the focus by its heading's name, on `main` or, where that had it, on its section. */
const hasFocus = (page: Page, heading: string) =>
  page.locator(`:is(main, main > section):focus[aria-label="${heading}"]`).waitFor();

test("every address shows a screen", async () => {
  const page = await open({ size: "phone" });
  await loadEach(page, [
    ["", screens.home.title],
    ["foo", screens.notFound.title],
    ["/nope", screens.notFound.title],
    ["/%", screens.notFound.title],
    ["/toString", screens.notFound.title],
    ["//our-team", screens.ourTeam.title],
    ["/faq?from=a-friend", screens.faq.title],
    ["/news/", screens.news.title],
    ["/news/%", article.notFoundHeading],
    ["/reset-password", resetPassword.invalid],
    ["/reset-password/a-token", resetPassword.invalid],
  ]);
});

for (const size of sizes) {
  test(`each screen begins at its top and gets the focus on a ${size}`, async () => {
    const page = await open({ route: "/our-products/account-types", size });
    await waitForScreen(page, screens.accountTypes.title);
    assert.is(await page.evaluate(() => document.activeElement?.localName), "body");
    const begins = async (heading: string) => {
      await waitForScreen(page, heading);
      await atTop(page);
      await hasFocus(page, heading);
    };
    // From the foot of one page to the next, and back to where a page was left scrolled.
    await footerLink(page, "About Us").click();
    await begins(screens.aboutUs.title);
    await footerLink(page, "News").click();
    await begins(screens.news.title);
    await footerLink(page, "Faq").scrollIntoViewIfNeeded();
    assert.ok((await page.evaluate(() => window.scrollY)) > 0);
    // Chromium drops a smooth scroll that begins in the frame of another one.
    await waitForPaint(page);
    await page.goBack();
    await begins(screens.aboutUs.title);
    await page.goBack();
    await begins(screens.accountTypes.title);
    await page.goForward();
    await page.goForward();
    await begins(screens.news.title);

    // Until the news are there, the next link is the footer's.
    await page.getByRole("main").getByRole("article").first().waitFor();
    await page.keyboard.press("Tab");
    const isInMain = () => document.querySelector("main")?.contains(document.activeElement);
    assert.ok(await page.evaluate(isInMain), "Tab goes on from there");

    // After a key the browser would draw a ring around the whole screen.
    for (const heading of [screens.aboutUs.title, screens.accountTypes.title]) {
      await page.goBack();
      await begins(heading);
      const ring = await page
        .locator("main:focus, main > section:focus")
        .evaluate((element) => getComputedStyle(element).outlineStyle);
      assert.is(ring, "none");
    }
  });
}

for (const [route, place] of [
  ["/faq", 300],
  ["/news", 300],
  ["/forgot-password", 0],
] as const) {
  test(`${route}, scrolled to 300 and reloaded, begins at ${place}`, async () => {
    const page = await open({ route, size: "phone" });
    await waitForAnyScreen(page);
    await waitForIdle(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.reload();
    await waitForAnyScreen(page);
    await waitForIdle(page);
    assert.is(await page.evaluate(() => window.scrollY), place);

    // The change to another screen begins at its top as ever.
    await footerLink(page, "Our Team").click();
    await waitForScreen(page, screens.ourTeam.title);
    await atTop(page);
    await page.goBack();
    await atTop(page);
  });
}

/** Waits until the news are there. */
const newsAreThere = (page: Page) => page.getByRole("main").getByRole("article").first().waitFor();

test("news that are opened again in a tab begin at their top", async () => {
  const page = await open({ route: "/news", size: "phone" });
  await newsAreThere(page);
  await waitForIdle(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  await goTo(page, "/news");
  await newsAreThere(page);
  await waitForIdle(page);
  await atTop(page);

  await page.evaluate(() => window.scrollTo(0, 300));
  await goTo(page, "/");
  await footerLink(page, "News").click();
  await waitForScreen(page, screens.news.title);
  await newsAreThere(page);
  await waitForIdle(page);
  await atTop(page);
});

/** Waits until the card with this title is marked, and its top is in the window. */
async function isMarked(page: Page, title: string) {
  const heading = page.locator("article:target").getByRole("heading", { name: title });
  await heading.waitFor();
  const isInWindow = (element: Element) => {
    const { top } = element.getBoundingClientRect();
    return top > 0 && top < window.innerHeight;
  };
  await waitUntil(
    () => heading.evaluate(isInWindow),
    () => `${title} to be in the window`,
  );
}

for (const javaScriptEnabled of [true, false]) {
  test(`a need links to the card of its account ${javaScriptEnabled ? "with" : "without"} a script`, async () => {
    const page = await open({
      route: "/our-products/account-types",
      size: "phone",
      javaScriptEnabled,
    });
    await waitForScreen(page, screens.accountTypes.title);
    await page.getByRole("link", { name: "We are a church" }).click();
    await isMarked(page, "Church Account");
  });
}

test("a link on another screen leads to the card of an account", async () => {
  const page = await open({ route: "/our-products/loans", size: "phone" });
  await waitForHydration(page);
  await page.getByRole("link", { name: "See the Susu Account" }).click();
  await isMarked(page, "Susu Account");
});

test("Back to News leads to the article's place in the list", async () => {
  const page = await open({ route: "/news", size: "phone" });
  const card = page.getByRole("main").getByRole("article").nth(4);
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("link").click();
  await waitForScreen(page, title);
  await page.getByRole("link", { name: article.back }).last().click();
  await isMarked(page, title);
});

/** A tab whose pages never become idle. */
const openBusy = (route: string) =>
  open({
    route,
    size: "phone",
    prepare: (context) =>
      context.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 })),
  });

test("an article that was left before the page was idle reopens at its last position", async () => {
  const page = await openBusy("/news/before-you-apply");
  for (const place of [300, 600]) {
    await newsAreThere(page);
    await page.evaluate((place) => window.scrollTo(0, place), place);
    await page.reload();
    await isAt(page, place);
  }
});

test("Back to a screen that was left before the page was idle doesn't jump", async () => {
  const page = await openBusy("/faq");
  await waitForHydration(page);
  await footerLink(page, "Our Team").click();
  await waitForScreen(page, screens.ourTeam.title);
  await atTop(page);

  const places = await page.evaluateHandle(() => {
    const places: number[] = [];
    window.addEventListener("scroll", () => places.push(window.scrollY));
    return places;
  });
  await page.goBack();
  await waitForScreen(page, screens.faq.title);
  await atTop(page);
  assert.equal(await places.jsonValue(), []);
});

test.run();
