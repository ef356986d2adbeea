import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { article } from "../../src/content/news.ts";
import { toast } from "../../src/tools/browser/page.ts";
import { SIZES } from "../../src/tools/browser/site.ts";
import { publishedNews } from "../../src/tools/start/dataset.ts";
import { coveredControls } from "./inspect.ts";
import { siteSuite } from "./site-suite.ts";
import { freeze, newsPictures, overhang, screen } from "./visit.ts";

// What the two screens show of each entry and each answer is tested in `unit/screens`. Here is what
// takes a browser: layout, pictures and the clipboard.
const { test, open } = siteSuite("news");

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");

/** The size of each picture's file under the screen, in the page's order, once it is there. */
async function fileSizes(page: Page): Promise<string[]> {
  const sizes: string[] = [];
  const images = main(page).locator("img");
  for (let index = 0; index < (await newsPictures(page).count()); index += 1) {
    await newsPictures(page)
      .nth(index)
      .evaluate((picture) => picture.scrollIntoView());
    sizes.push(
      await images.nth(index).evaluate(async (element) => {
        if (!(element instanceof HTMLImageElement)) throw new Error("Not an image");
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

test("the cards fill the columns that there is room for, with pictures of their size and descriptions of three lines", async () => {
  const page = await open({ route: "/news", size: "phone", deviceScaleFactor: 2 });
  await cards(page)
    .nth(publishedNews.length - 1)
    .waitFor();
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

for (const [size, clipboard] of [
  ["phone", "is allowed"],
  ["desktop", "is refused, as in older browsers"],
] as const) {
  test(`where the clipboard ${clipboard}, the address is copied, which a toast at the top of a ${size} says`, async () => {
    const page = await open({
      route: "/news/how-susu-works",
      size,
      permissions: ["clipboard-read", "clipboard-write"],
      prepare: async (context) => {
        await context.clock.install();
        await context.addInitScript((isRefused) => {
          // Most computers have no share sheet.
          Reflect.deleteProperty(Navigator.prototype, "share");
          if (isRefused && window.origin !== "null")
            navigator.clipboard.writeText = () => Promise.reject(new DOMException("Refused"));
        }, clipboard !== "is allowed");
      },
    });
    const share = main(page).getByRole("button", { name: article.share });
    await share.waitFor();
    await freeze(page);
    await share.click();
    const copied = toast(page, article.copied);
    const box = await copied.boundingBox();
    assert.is(await page.evaluate(() => navigator.clipboard.readText()), page.url());

    const { width } = SIZES[size];
    assert.ok(box);
    const right = width - box.x - box.width;
    assert.ok(right >= 0 && right <= 40, `${right} px from the right`);
    assert.ok(box.y >= 0 && box.y + box.height <= 200, `${box.y} px from the top`);
    if (size === "desktop") assert.ok(box.x > width / 2, `${box.x} px from the left`);

    await copied.hover();
    await page.clock.runFor(60_000);
    await copied.click();
    await copied.waitFor({ state: "detached" });
  });
}

test("the chat button covers nothing of an article on a phone that lies on its side", async () => {
  const page = await open({
    route: "/news/stay-safe-online",
    size: "phone",
    viewport: { width: 640, height: 360 },
  });
  await main(page).getByRole("button", { name: article.share }).waitFor();
  const chat = "[aria-label='Chat with us']";
  await page.locator(chat).waitFor();
  assert.equal(await coveredControls(page, chat, "main a[href], main button"), []);
});

test.run();
