import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { titles } from "../../src/content/titles.ts";
import { comeTo } from "../../src/tools/browser/page.ts";
import { cached } from "./phone.ts";
import { siteSuite } from "./site-suite.ts";
import { noteShifts, screen, shiftsOf, withLine } from "./visit.ts";

const { test, open } = siteSuite("shared link");

const LINKS = [
  ["/news", titles.news],
  ["/news/before-you-apply", "What to have ready before you apply for an account"],
] as const;

/** How many queries a page has sent to the content store. */
const queriesOf = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType("resource").filter(({ name }) => name.includes("/data/query/"))
        .length,
  );

for (const [route, heading] of LINKS) {
  for (const [visitor, connection] of [
    ["on a good line", {}],
    ["of a visitor who saves data", { saveData: true }],
  ] as const) {
    test(`${route} ${visitor} asks the content store before its script has come, and once`, async () => {
      const page = await open({
        route,
        size: "phone",
        loading: true,
        prepare: async (context) => {
          await withLine(context, connection);
          await noteShifts(context);
          const answered = context.waitForEvent("requestfinished", (request) =>
            request.url().includes("/data/query/"),
          );
          await context.route("**/main-*.js", (route) =>
            answered.then(
              () => route.continue(),
              () => route.abort(),
            ),
          );
        },
      });
      await screen(page, heading);
      await page.waitForLoadState("networkidle");
      assert.is(await queriesOf(page), 1);
      assert.equal(await shiftsOf(page), []);
    });
  }

  test(`${route} asks once with the service worker in charge, too`, async () => {
    const page = await open({ size: "phone", serviceWorkers: "allow" });
    await cached(page);
    await comeTo(page, route);
    await screen(page, heading);
    assert.is(await queriesOf(page), 1);
  });
}

test.run();
