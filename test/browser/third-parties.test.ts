// The map's company would learn of each visit, or could run what it likes in the page.

import * as assert from "uvu/assert";
import { comeTo } from "../../src/tools/browser/page.ts";
import { MAP } from "../../src/tools/browser/site.ts";
import { siteSuite } from "./site-suite.ts";
import { adoptStyle, ENLARGED } from "./visit.ts";

const { test, open } = siteSuite("third parties");

test("the map is fetched when it is near, without a referrer, and is sandboxed", async () => {
  const asked: (string | undefined)[] = [];
  const page = await open({
    size: "phone",
    prepare: async (context) => {
      // The map is then further down than the distance from which a browser begins to fetch it.
      await context.addInitScript(adoptStyle, ENLARGED);
      await context.route(`${MAP}/**`, (route) => route.fulfill({ body: "" }));
      context.on("request", async (request) => {
        if (request.url().startsWith(MAP)) asked.push((await request.allHeaders()).referer);
      });
    },
  });
  await page.setViewportSize({ width: 360, height: 200 });
  await comeTo(page, "/contact-us");
  const map = page.getByTitle("Our Location");
  await map.waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  assert.equal(asked, []);
  const { sandbox, allow } = await map.evaluate((frame) => {
    if (!(frame instanceof HTMLIFrameElement)) throw new Error("Not a frame");
    return { sandbox: frame.sandbox.value, allow: frame.allow };
  });
  assert.equal(sandbox.split(" "), ["allow-scripts", "allow-same-origin", "allow-popups"]);
  assert.is(allow, "");

  const fetched = page.waitForResponse(`${MAP}/**`);
  await map.scrollIntoViewIfNeeded();
  await fetched;
  assert.equal(asked, [undefined]);
});

test.run();
