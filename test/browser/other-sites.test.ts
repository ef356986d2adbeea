/**
 * Another site could trick visitors into pressing buttons of this one, or the map's host would
 * learn of each visit.
 */
import * as assert from "uvu/assert";
import { goTo } from "../../src/tools/browser/page.ts";
import { MAP } from "../../src/tools/browser/site.ts";
import { serve } from "../../src/tools/start/http.ts";
import { adoptStyle, ENLARGED } from "../helpers/page.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("other sites");

test("another site's page can't frame the site, even without the headers of a host", async () => {
  const page = await open({ route: "/login", size: "phone" });
  const body = `<!doctype html><iframe width="360" src="${page.url()}"></iframe>`;
  const headers = { "content-type": "text/html" };
  const attacker = await serve({
    port: 0,
    headers,
    respond: () => ({ status: 200, headers: {}, body }),
  });
  await page.goto(attacker.origin).finally(attacker.close);

  const site = page.frameLocator("iframe");
  await site.locator("html[hidden]").waitFor({ state: "attached" });
  assert.is(await site.locator("html").isVisible(), false);
  // Keys can't reach anything either, and the site's script doesn't run.
  assert.is(await site.locator("a, button, input, [data-script]").count(), 0);
});

test("the map loads when it is near, without a referrer, in a sandbox", async () => {
  const referrers: (string | undefined)[] = [];
  const page = await open({
    size: "phone",
    prepare: async (context) => {
      // Moves the map so far down that the browser doesn't load it yet.
      await context.addInitScript(adoptStyle, ENLARGED);
      await context.route(`${MAP}/**`, (route) => route.fulfill({ body: "" }));
      context.on("request", async (request) => {
        if (request.url().startsWith(MAP)) referrers.push((await request.allHeaders()).referer);
      });
    },
  });
  await page.setViewportSize({ width: 360, height: 200 });
  await goTo(page, "/contact-us");
  const map = page.getByTitle("Our Location");
  await map.waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  assert.equal(referrers, []);
  const { sandbox, allow } = await map.evaluate((frame) => {
    if (!(frame instanceof HTMLIFrameElement)) throw new Error("Not a frame");
    return { sandbox: frame.sandbox.value, allow: frame.allow };
  });
  assert.equal(sandbox.split(" "), ["allow-scripts", "allow-same-origin", "allow-popups"]);
  assert.is(allow, "");

  const loaded = page.waitForResponse(`${MAP}/**`);
  await map.scrollIntoViewIfNeeded();
  await loaded;
  assert.equal(referrers, [undefined]);
});

test.run();
