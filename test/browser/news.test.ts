/** The layout of the news differs from the specification, or an article can't be shared. */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { article } from "../../src/content/news.ts";
import { toast } from "../../src/tools/browser/page.ts";
import { SIZES } from "../../src/tools/browser/site.ts";
import { freezeClock, step } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("news");

const main = (page: Page) => page.getByRole("main");

test("the news have 1, 2 or 3 columns, and a description has at most 3 lines", async () => {
  const page = await open({ route: "/news", size: "phone" });
  const cards = main(page).getByRole("article");
  await cards.first().waitFor();
  for (const [width, columns] of [
    [SIZES.phone.width, 1],
    [768, 2],
    [SIZES.desktop.width, 3],
  ] as const) {
    await step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const edges = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().left),
      );
      assert.is(new Set(edges).size, columns, "columns");
      const lines = await cards
        .locator("p:not(:has(time))")
        .evaluateAll((all) =>
          all.map(
            (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
          ),
        );
      assert.is(Math.round(Math.max(...lines)), 3, "lines of the longest description");
    });
  }
});

for (const [size, clipboard] of [
  ["phone", "is allowed"],
  ["desktop", "is refused, as in older browsers"],
] as const) {
  test(`if the clipboard ${clipboard}, Share copies the address, and a toast at the top right of a ${size} says so`, async () => {
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
    const share = main(page).getByRole("button", { name: article.share }).first();
    await share.waitFor();
    await freezeClock(page);
    await share.click();
    const copied = toast(page, article.copied);
    const box = await copied.boundingBox();
    assert.is(await page.evaluate(() => navigator.clipboard.readText()), page.url());

    const { width } = SIZES[size];
    assert.ok(box && box.y >= 0 && box.y + box.height <= 200, "the toast isn't at the top");
    const margin = width - (box.x + box.width);
    assert.ok(
      box.x >= 0 && margin >= 0 && margin <= 16,
      "the toast isn't at the right, or is cut off",
    );

    await copied.hover();
    await page.clock.runFor(60_000);
    await copied.click();
    await copied.waitFor({ state: "detached" });
  });
}

test.run();
