/** The news are requested once, before the script arrives that shows them. */
import type { BrowserContext, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { screens } from "../../src/screen-table.ts";
import { recordShifts, shiftsOf, waitForScreen, withSaveData } from "../helpers/browser-page.ts";
import { siteSuite } from "../helpers/site-suite.ts";
import { waitUntil } from "../helpers/wait-until.ts";
import { MAIN } from "./script-addresses.ts";

const { test, openHeld } = siteSuite("news preload");

/** How many queries the content store has answered for a page. */
const countQueries = (page: Page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    return names.filter((name) => name.includes("/data/query/")).length;
  });

const waitForQuery = (page: Page) =>
  waitUntil(async () => (await countQueries(page)) > 0, "a query");

for (const [address, visitor, heading, savesData] of [
  ["/news", "a visitor who saves data", screens.news.title, true],
  ["/news/before-you-apply", "any visitor", /^What to have ready/, false],
] as const) {
  test(`${address} queries the content store once, before its script arrives, for ${visitor}`, async () => {
    const prepare = async (context: BrowserContext) => {
      await recordShifts(context);
      if (savesData) await withSaveData(context);
    };
    const { page, release } = await openHeld(MAIN, { address, prepare });
    await waitForQuery(page);
    release();
    await waitForScreen(page, heading);
    await page.waitForLoadState("networkidle");
    assert.is(await countQueries(page), 1);
    assert.equal(await shiftsOf(page), []);
  });
}

test.run();
