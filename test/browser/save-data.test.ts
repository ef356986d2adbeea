/** Visitors who save data would pay for a map, a service worker and slides. */
import type { BrowserContext } from "playwright-core";
import * as assert from "uvu/assert";
import * as map from "../../src/content/map.ts";
import { slideshow } from "../../src/content/slides.ts";
import { goTo, waitForHydration } from "../../src/tools/browser/page.ts";
import { MAP } from "../../src/tools/browser/site.ts";
import { waitForImage, waitForPaint, withConnection } from "../helpers/page.ts";
import { waitForIdle } from "../helpers/service-worker.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("data saver");

for (const [name, connection] of [
  ["Save-Data", { saveData: true }],
  ["a 2g connection", { effectiveType: "2g" }],
  ["a connection slower than 2g", { effectiveType: "slow-2g" }],
] as const) {
  test(`no map, lazy script or service worker loads, and no slide advances, for a visitor with ${name}`, async () => {
    const requested: string[] = [];
    const page = await open({
      size: "phone",
      serviceWorkers: "allow",
      prepare: async (context) => {
        await withConnection(context, connection);
        await context.clock.install();
        context.on("request", (request) => requested.push(request.url()));
      },
    });
    const firstSlide = page.getByRole("heading", { name: slideshow.slides[0].title });
    await firstSlide.waitFor();
    await page.clock.runFor(30_000);
    await waitForIdle(page);
    assert.ok(await firstSlide.isVisible());
    assert.is(await page.getByRole("button", { name: "Pause the slides" }).count(), 0);

    await goTo(page, "/contact-us");
    await page.getByRole("link", { name: map.link.label }).waitFor();
    assert.not(
      await page.locator("div:has(> noscript)").isVisible(),
      "the map's empty box is visible",
    );
    // The focus of a field requests the script, which adds the map's button.
    await page.getByLabel("Message").focus();
    const show = page.getByRole("button", { name: map.show });
    await show.scrollIntoViewIfNeeded();
    await page.getByText(map.cost).waitFor();
    assert.not(
      requested.some((address) => /lazy-screens/.test(address) || address.startsWith(MAP)),
    );
    const fetched = page.waitForRequest(`${MAP}/**`);
    await show.click();
    await page.getByTitle(map.heading).waitFor();
    await fetched;
    assert.is(await page.evaluate(() => document.activeElement?.localName), "iframe");
    await waitForIdle(page);
    const workers = () => navigator.serviceWorker.getRegistrations();
    assert.equal(await page.evaluate(workers), [], "a service worker would cache the whole site");
  });
}

test("the slides' button and the map stay when the connection becomes slow", async () => {
  const page = await open({
    size: "phone",
    prepare: (context) =>
      context.addInitScript(() => {
        const connection = Object.assign(new EventTarget(), { effectiveType: "4g" });
        Object.defineProperty(navigator, "connection", { value: connection });
      }),
  });
  const becomeSlow = async () => {
    await page.evaluate(() => {
      const { connection } = navigator;
      if (!(connection instanceof EventTarget)) throw new Error("There is no connection");
      Object.assign(connection, { effectiveType: "2g" });
      connection.dispatchEvent(new Event("change"));
    });
    await waitForPaint(page);
  };
  const pause = page.getByRole("button", { name: "Pause the slides" });
  for (const [route, shown] of [
    ["/", pause],
    ["/contact-us", page.getByTitle(map.heading)],
  ] as const) {
    await goTo(page, route);
    await waitForHydration(page);
    await shown.waitFor();
    await becomeSlow();
    assert.ok(await shown.isVisible(), route);
  }
});

test("a picture has the same address at every connection speed", async () => {
  const addresses = new Set<string>();
  for (const connection of [{ effectiveType: "4g" }, { effectiveType: "2g" }, { saveData: true }]) {
    const prepare = (context: BrowserContext) => withConnection(context, connection);
    const page = await open({ route: "/news", size: "phone", prepare });
    addresses.add(await waitForImage(page));
  }
  assert.is(addresses.size, 1, [...addresses].join());
});

test("on a 3g connection the lazy script and the map load without a tap", async () => {
  const page = await open({
    size: "phone",
    prepare: (context) => withConnection(context, { saveData: false, effectiveType: "3g" }),
  });
  const script = page.waitForResponse("**/lazy-screens-*.js");
  await goTo(page, "/contact-us");
  await script;
  await page.getByTitle(map.heading).waitFor();
});

test.run();
