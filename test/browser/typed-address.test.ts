/** An address that is typed without the `#`, as from a poster, leads to its screen. */
import * as assert from "uvu/assert";
import { screens } from "../../src/screen-table.ts";
import { waitForScreen } from "../helpers/browser-page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("typed addresses");

// `unit/boot/typed-address` has more addresses.
test("an address typed without the # leads to its screen by one navigation", async () => {
  // Browsers log an error for status 404.
  const page = await open({ errorsExpected: true });
  const home = page.url();
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto(`${home}FAQ?fbclid=a`, { waitUntil: "commit" });
  await page.waitForURL(`${home}#/FAQ?fbclid=a`);
  await waitForScreen(page, screens.faq.title);
  assert.is(documents, 2);
});

test.run();
