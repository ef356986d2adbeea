import type { BrowserContext } from "playwright-core";
import * as assert from "uvu/assert";
import { titles } from "../../src/content/titles.ts";
import { cached } from "./phone.ts";
import { siteSuite } from "./site-suite.ts";
import { comeTo, noteShifts, screen, shiftsOf, withLine } from "./visit.ts";

const { test, open } = siteSuite("shared link");

const LINKS = [
  ["/news", titles.news],
  ["/news/before-you-apply", "What to have ready before you apply for an account"],
] as const;

const VISITS = [
  ["on a good line", () => {}],
  ["of a visitor who saves data", (context) => withLine(context, { saveData: true })],
] as const satisfies readonly (readonly [string, (context: BrowserContext) => unknown])[];

for (const [route, heading] of LINKS) {
  for (const [visitor, prepareVisitor] of VISITS) {
    test(`${route} ${visitor} asks the content store before its script has come, and once`, async () => {
      let queries = 0;
      let release = () => {};
      const answered = new Promise<void>((resolve) => {
        release = resolve;
      });
      const page = await open({
        route,
        size: "phone",
        loading: true,
        prepare: async (context) => {
          await prepareVisitor(context);
          await noteShifts(context);
          await context.route("**/main-*.js", async (route) => {
            await answered;
            await route.continue();
          });
          await context.route("**/data/query/**", (route) => {
            queries += 1;
            return route.continue();
          });
          context.on("requestfinished", (request) => {
            if (request.url().includes("/data/query/")) release();
          });
        },
      });
      await screen(page, heading);
      await page.waitForLoadState("networkidle");
      assert.is(queries, 1);
      assert.equal(await shiftsOf(page), []);
    });
  }

  test(`${route} asks once with the service worker in charge, too`, async () => {
    const page = await open({ size: "phone", serviceWorkers: "allow" });
    await cached(page);
    await comeTo(page, route);
    await screen(page, heading);
    const queries = await page.evaluate(
      () =>
        performance.getEntriesByType("resource").filter(({ name }) => name.includes("/data/query/"))
          .length,
    );
    assert.is(queries, 1);
  });
}

test.run();
