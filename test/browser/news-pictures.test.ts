/** Pictures of the news are sharp, cost visitors little data, and shift no text. */
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { screens } from "../../src/screen-table.ts";
import { publishedNews } from "../../src/tools/fakes/sample-news.ts";
import {
  boxOf,
  recordShifts,
  SIZES,
  shiftsOf,
  waitForIdle,
  waitForScreen,
} from "../helpers/browser-page.ts";
import { fromEnvironment } from "../helpers/from-environment.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { waitUntil } from "../helpers/wait-until.ts";

const { test, open } = siteSuite("news pictures");

const KB = 1024;

/** Opens an address on a phone, and records the requested pictures and their bytes. */
async function openCounting(address: string) {
  const addresses: string[] = [];
  const sizes: Promise<number>[] = [];
  const page = await open({
    address,
    deviceScaleFactor: 3,
    prepare: async (context) => {
      await recordShifts(context);
      context.on("request", (request) => {
        if (request.url().startsWith(`${fromEnvironment("CONTENT")}/images/`))
          addresses.push(request.url());
      });
      context.on("requestfinished", (request) => {
        if (addresses.includes(request.url()))
          sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
    },
  });
  const weight = async () => {
    await waitForIdle(page);
    await waitUntil(() => sizes.length === addresses.length, `${addresses.length} pictures`);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  return { page, addresses, weight };
}

/** The pictures that have been requested. */
const loaded = (page: Page) => page.getByRole("main").locator("img");

const TITLE = "What to have ready before you apply for an account";

for (const [address, title, limit, count, widths] of [
  ["/news", screens.news.title, 80, publishedNews.filter(({ image }) => image).length, [400, 660]],
  ["/news/before-you-apply", TITLE, 50, 2, [660]],
] as const) {
  test(`on a sharp phone ${address} loads at most ${limit} KB of pictures, and the others when they are near`, async () => {
    const { page, addresses, weight } = await openCounting(address);
    await waitForScreen(page, title);
    await loaded(page).first().waitFor();
    const early = page.locator(`link[rel=preconnect][href^="${fromEnvironment("CONTENT")}"]`);
    assert.is(await early.count(), 1, "it connects to the pictures' host early");
    const bytes = await weight();
    assert.ok(bytes > 0 && bytes <= limit * KB, `${bytes} bytes`);
    // Real pictures may weigh more than these, so their sizes and their number matter, too.
    const requested = addresses.map((each) => Number(new URL(each).searchParams.get("w")));
    assert.equal([...new Set(requested)].sort(), widths, "the widths of the first pictures");
    const { y } = await boxOf(loaded(page).last());
    assert.ok(y < 2 * SIZES.phone.height, `a picture at ${y} px has loaded`);

    for (const part of await page.getByRole("article").or(page.getByRole("figure")).all())
      await part.scrollIntoViewIfNeeded();
    await loaded(page)
      .nth(count - 1)
      .waitFor();
    await weight();
    assert.equal([addresses.length, new Set(addresses).size], [count, count]);
    assert.equal(await shiftsOf(page), []);
  });
}

test.run();
