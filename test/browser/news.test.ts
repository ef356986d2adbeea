// A visitor would pay for pictures larger than the screen, or see blurred ones, and couldn't share
// an article. What the news show is in `unit/screens`.

import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { article } from "../../src/content/news.ts";
import { titles } from "../../src/content/titles.ts";
import { toast } from "../../src/tools/browser/page.ts";
import { SIZES } from "../../src/tools/browser/site.ts";
import { publishedNews } from "../../src/tools/start/dataset.ts";
import { coveredControls } from "./inspect.ts";
import { siteSuite } from "./site-suite.ts";
import { freeze, newsPictures, screen } from "./visit.ts";

const { test, open } = siteSuite("news");

const main = (page: Page) => page.getByRole("main");

const ARTICLE = "/news/before-you-apply";
const TITLE = "What to have ready before you apply for an account";
const CARDS: readonly string[] = publishedNews.flatMap(({ image }) => (image ? "660x330" : []));

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

for (const [route, heading, deviceScaleFactor, expected] of [
  ["/news", titles.news, 2, CARDS],
  [ARTICLE, TITLE, 1, ["400x267", "400x280"]],
  [ARTICLE, TITLE, 3, ["660x440", "660x462"]],
] as const) {
  test(`the pictures of ${route} fit a screen of ${deviceScaleFactor} pixels a point`, async () => {
    const page = await open({ route, size: "phone", deviceScaleFactor });
    await screen(page, heading);
    await newsPictures(page).first().waitFor();
    assert.equal(await fileSizes(page), expected);
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
    assert.ok(box && box.y >= 0 && box.y + box.height <= 200, "at the top");
    assert.ok(box.x >= 0 && box.x + box.width <= width, "in the window");

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
