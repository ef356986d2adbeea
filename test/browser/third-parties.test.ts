import * as assert from "uvu/assert";
import { paths } from "../../src/paths.ts";
import { MAP } from "./site.ts";
import { siteSuite } from "./site-suite.ts";
import { arrived, comeTo, ENLARGED, step, withStyle } from "./visit.ts";

const { test, open } = siteSuite("third parties");

test("no script is from another host, and the map is the only frame", async () => {
  const scripts = new Set<string>();
  const page = await open({
    size: "phone",
    prepare: async (context) => {
      context.on("request", (request) => {
        if (request.resourceType() === "script") scripts.add(new URL(request.url()).origin);
      });
    },
  });
  const { origin } = new URL(page.url());
  for (const path of Object.values(paths)) {
    await step(path, async () => {
      await comeTo(page, path);
      await arrived(page);
      const addresses = await page.evaluate(() => [
        ...Array.from(document.scripts, ({ src, baseURI }) => new URL(src, baseURI).origin),
        ...performance.getEntriesByType("resource").map(({ name }) => new URL(name).origin),
      ]);
      const known = [origin, process.env.CONTENT, `http://${process.env.BACKEND}`, MAP];
      assert.equal(
        [...new Set(addresses)].filter((address) => !known.includes(address)),
        [],
      );
      const frames = await page.locator("iframe").evaluateAll((frames) => frames.length);
      assert.is(frames, path === paths.contactUs ? 1 : 0);
    });
  }
  assert.equal([...scripts], [origin]);
});

test("the map is fetched when it is near, without a referrer, and is sandboxed", async () => {
  const asked: (string | undefined)[] = [];
  const page = await open({
    size: "phone",
    prepare: async (context) => {
      // The map is then further down than the distance from which a browser begins to fetch it.
      await withStyle(context, ENLARGED);
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
