import type { BrowserContext, Page, Route } from "playwright-core";
import * as assert from "uvu/assert";
import * as company from "../../src/content/company.ts";
import { article, news } from "../../src/content/news.ts";
import { titles } from "../../src/content/titles.ts";
import { publishedNews } from "../standin/dataset.ts";
import { QUERIES } from "./calls.ts";
import { SIZES, sizes } from "./site.ts";
import { siteSuite } from "./site-suite.ts";
import { comeTo, overhang, routeOf, screen, step, toast } from "./visit.ts";

// What the two screens show of each entry and each answer is tested in `unit/screens`. Here is what
// takes a browser: layout, pictures, the clipboard, and a real network.
const { test, open } = siteSuite("news");

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const share = (page: Page) => main(page).getByRole("button", { name: article.share });
const copied = (page: Page) => toast(page, article.copied);

/** The size of each picture's file under the screen, in the page's order, once it is there. */
async function fileSizes(page: Page): Promise<string[]> {
  const sizes: string[] = [];
  for (const image of await main(page).locator("img").all()) {
    await image.scrollIntoViewIfNeeded();
    sizes.push(
      await image.evaluate(async (element) => {
        if (!(element instanceof HTMLImageElement)) throw new Error("Not an image");
        // Before it came near, an empty drawing holds its place.
        while (element.src.startsWith("data:")) await new Promise(requestAnimationFrame);
        await element.decode();
        const { width, height } = await createImageBitmap(
          await (await fetch(element.currentSrc)).blob(),
        );
        return `${width}x${height}`;
      }),
    );
  }
  return sizes;
}

test("the listing has every entry, dated in its own day west of its time zone", async () => {
  const page = await open({ route: "/news", size: "phone", timezoneId: "America/Los_Angeles" });
  await cards(page).first().waitFor();
  assert.is(await cards(page).count(), publishedNews.length);
  for (const [title, date] of [
    ["how to keep a savings habit", "Monday, 18th Nov 2024"],
    ["School opens every year", "Monday, 4th Mar 2024"],
  ] as const)
    assert.is(await cards(page).filter({ hasText: title }).locator("time").textContent(), date);
});

test("the cards fill the columns that there is room for, with pictures of their size and descriptions of three lines", async () => {
  const page = await open({ route: "/news", size: "phone", deviceScaleFactor: 2 });
  await cards(page).first().waitFor();
  const withPicture = publishedNews.filter(({ image }) => image !== undefined);
  assert.equal(await fileSizes(page), Array(withPicture.length).fill("660x330"));

  const descriptions = await cards(page)
    .getByText("Sample article.")
    .evaluateAll((texts) =>
      texts.map((text) => ({
        lines: Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
        isCut: text.scrollHeight > text.clientHeight,
      })),
    );
  assert.is(descriptions.length, publishedNews.length);
  for (const { lines, isCut } of descriptions) assert.ok(isCut ? lines === 3 : lines <= 3);
  assert.ok(descriptions.some(({ isCut }) => isCut));

  for (const [width, columns] of [
    [320, 1],
    [360, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards(page).evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().x)),
    );
    assert.is(new Set(lefts).size, columns, `${width} px`);
    assert.ok((await overhang(page)) <= 0, `${width} px scrolls sideways`);
  }
});

for (const [deviceScaleFactor, expected] of [
  [1, ["400x267", "400x280"]],
  [3, ["660x440", "660x462"]],
] as const) {
  test(`an article's pictures fit a screen of ${deviceScaleFactor} pixels a point`, async () => {
    const page = await open({ route: "/news/before-you-apply", size: "phone", deviceScaleFactor });
    await screen(page, "What to have ready before you apply for an account");
    assert.equal(await fileSizes(page), expected);
    assert.ok((await overhang(page)) <= 0);
  });
}

test("the listing leads to an article, and its way back to the listing", async () => {
  const page = await open({ route: "/news", size: "phone" });
  const title = "Before you borrow: questions to ask yourself";
  const titleIs = (title: string) =>
    page.waitForFunction((title) => document.title === title, `${title} · ${company.name}`);
  await cards(page).filter({ hasText: title }).getByRole("link", { name: news.readMore }).tap();
  await screen(page, title);
  assert.is(routeOf(page), "/news/sample-without-slug");
  await titleIs(title);
  await main(page).getByRole("link", { name: article.back }).tap();
  await screen(page, titles.news);
  await titleIs(titles.news);
  await cards(page).first().waitFor();
});

test("news that could not be loaded says so, and can be loaded again", async () => {
  const page = await open({ size: "phone", errorsExpected: true });
  const faults: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ["no network", (route) => route.abort()],
    ["status 500", (route) => route.fulfill({ status: 500, body: '{"result":[]}' })],
    ["HTML", (route) => route.fulfill({ body: "<!doctype html><p>Sign in to this network" })],
  ];
  for (const [fault, answer] of faults) {
    await step(fault, async () => {
      await page.route(QUERIES, answer);
      await comeTo(page, "/news/keep-a-savings-habit");
      await screen(page, article.failed);
      await main(page).getByRole("link", { name: article.back }).tap();
      await screen(page, titles.news);
      await main(page).getByRole("heading", { name: news.empty.heading }).waitFor();

      await page.unroute(QUERIES);
      await main(page).getByRole("button", { name: news.refresh }).tap();
      await cards(page).first().waitFor();
    });
  }
});

/** Takes the share sheet from a device, as most computers have none. */
const withoutShareSheet = (context: BrowserContext) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
  });

const clipboard = ["clipboard-read", "clipboard-write"];

for (const size of sizes) {
  test(`where there is no share sheet the address is copied, which a toast at the top says, on a ${size}`, async () => {
    const page = await open({
      route: "/news/how-susu-works",
      size,
      permissions: clipboard,
      prepare: async (context) => {
        await withoutShareSheet(context);
        await context.clock.install();
      },
    });
    await share(page).click();
    await copied(page).waitFor();
    assert.is(await page.evaluate(() => navigator.clipboard.readText()), page.url());

    const box = await copied(page).boundingBox();
    const { width } = SIZES[size];
    assert.ok(box);
    const right = width - box.x - box.width;
    assert.ok(right >= 0 && right <= 40, `${right} px from the right`);
    assert.ok(box.y >= 0 && box.y + box.height <= 200, `${box.y} px from the top`);
    if (size === "desktop") {
      assert.ok(box.x > width / 2);
      await copied(page).hover();
      await page.clock.runFor(60_000);
    }
    await copied(page).click();
    await copied(page).waitFor({ state: "detached" });
  });
}

test("a share sheet gets the article, and no toast follows", async () => {
  const page = await open({
    route: "/news/how-susu-works",
    size: "phone",
    permissions: clipboard,
    prepare: async (context) => {
      await withoutShareSheet(context);
      await context.addInitScript(() => {
        const share = async (shared: ShareData) => Object.assign(window, { shared });
        Object.defineProperty(navigator, "share", { configurable: true, value: share });
      });
    },
  });
  await share(page).tap();
  const shared = await page.waitForFunction(() => Reflect.get(window, "shared"));
  assert.is((await shared.jsonValue()).url, page.url());
  // Without the sheet there is a toast, and it is the only one.
  await page.evaluate(() => Reflect.deleteProperty(navigator, "share"));
  await share(page).tap();
  await copied(page).waitFor();
  assert.is(await copied(page).count(), 1);
});

test("where the clipboard is refused the address is copied as in older browsers", async () => {
  const page = await open({
    route: "/news/how-susu-works",
    size: "phone",
    permissions: clipboard,
    prepare: async (context) => {
      await withoutShareSheet(context);
      await context.addInitScript(() => {
        if (window.origin === "null") return;
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("Refused"));
      });
    },
  });
  await share(page).click();
  await copied(page).waitFor();
  assert.is(await page.evaluate(() => navigator.clipboard.readText()), page.url());
  assert.is(await page.locator("textarea").count(), 0);
});

test.run();
