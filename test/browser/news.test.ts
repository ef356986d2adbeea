// A visitor couldn't share an article. What the news show is tested in `unit/screens`, and their
// pictures in `picture-bytes`.

import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { article } from "../../src/content/news.ts";
import { toast } from "../../src/tools/browser/page.ts";
import { SIZES } from "../../src/tools/browser/site.ts";
import { freezeClock } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("news");

const main = (page: Page) => page.getByRole("main");

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
    const share = main(page).getByRole("button", { name: article.share }).first();
    await share.waitFor();
    await freezeClock(page);
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

test.run();
