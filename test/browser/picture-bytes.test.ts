// A visitor who opens the news would pay for pictures that nobody has scrolled to, and the text
// would move when they come.

import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { titles } from "../../src/content/titles.ts";
import { SIZES } from "../../src/tools/browser/site.ts";
import { publishedNews } from "../../src/tools/start/dataset.ts";
import { idle } from "./phone.ts";
import { siteSuite } from "./site-suite.ts";
import { newsPictures, noteShifts, screen, shiftsOf, until } from "./visit.ts";

const { test, open } = siteSuite("picture bytes");

const KB = 1024;

/** Opens an address on a phone, and counts the pictures that come from the content store. */
async function openCounting(route: string) {
  const addresses: string[] = [];
  const sizes: Promise<number>[] = [];
  const page = await open({
    route,
    size: "phone",
    deviceScaleFactor: 3,
    prepare: async (context) => {
      await noteShifts(context);
      context.on("request", (request) => {
        if (request.url().startsWith(`${process.env.CONTENT}/images/`))
          addresses.push(request.url());
      });
      context.on("requestfinished", (request) => {
        if (addresses.includes(request.url()))
          sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
    },
  });
  const weight = async () => {
    await idle(page);
    await until(
      async () => sizes.length === addresses.length,
      () => `${addresses.length} pictures, not ${sizes.length}`,
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  return { page, addresses, weight };
}

/** The pictures that have been asked for. */
const loaded = (page: Page) => page.getByRole("main").locator("img");

for (const [route, title, limit, count] of [
  ["/news", titles.news, 60, publishedNews.filter(({ image }) => image).length],
  ["/news/before-you-apply", "What to have ready before you apply for an account", 50, 2],
  ["/news/which-account-is-for-me", "Which account is for me?", 50, 2],
] as const) {
  test(`opening ${route} costs at most ${limit} KB of pictures, and the others come as they come near`, async () => {
    const { page, addresses, weight } = await openCounting(route);
    await screen(page, title);
    await loaded(page).first().waitFor();
    const bytes = await weight();
    assert.ok(bytes > 0 && bytes <= limit * KB, `${bytes} bytes`);
    // Another site's pictures may weigh more, so their number matters too.
    const top = await loaded(page)
      .last()
      .evaluate((image) => image.getBoundingClientRect().top);
    assert.ok(top < 2 * SIZES.phone.height, `a picture at ${top} pixels was loaded`);

    assert.is(await newsPictures(page).count(), count);
    for (let index = 0; index < count; index += 1) {
      await newsPictures(page)
        .nth(index)
        .evaluate((picture) => picture.scrollIntoView());
      await loaded(page).nth(index).waitFor();
    }
    await weight();
    assert.is(new Set(addresses).size, addresses.length);
    assert.equal(await shiftsOf(page), []);
  });
}

test.run();
