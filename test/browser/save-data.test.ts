/** Visitors who save data don't pay for what they didn't ask for, such as a script or a map. */
import * as assert from "uvu/assert";
import * as map from "../../src/content/map.ts";
import { slideshow } from "../../src/content/slides.ts";
import { screens } from "../../src/screen-table.ts";
import { waitForHydration } from "../../src/tools/browser/page-controls.ts";
import { sessionItems, storeItems } from "../../src/tools/browser/sample-session.ts";
import { goTo, waitForIdle, waitForScreen, withSaveData } from "../helpers/browser-page.ts";
import { INFORMATION_SCREENS } from "../helpers/screens.ts";
import { waitForController } from "../helpers/service-worker.ts";
import { MAP, siteSuite } from "../helpers/site-suite.ts";

const { test, open } = siteSuite("data saver");

test("a visitor who saves data reads every information screen for one document and at most one picture", async () => {
  const requested: string[] = [];
  const page = await open({
    prepare: async (context) => {
      await withSaveData(context);
      context.on("request", (request) => requested.push(new URL(request.url()).pathname));
    },
  });
  for (const [path, heading] of INFORMATION_SCREENS) {
    await page.evaluate((hash) => window.location.assign(hash), `#${path}`);
    await page.locator("main h1:visible").filter({ hasText: heading }).waitFor();
  }
  await waitForIdle(page);
  // The browser loads the portrait only if it comes near the window.
  assert.equal(
    requested.filter((path) => path !== "/portrait.svg"),
    ["/"],
  );
  assert.is(await page.locator("link[rel=preconnect]").count(), 0);
});

test("a cached script runs at once for a visitor who saves data", async () => {
  const page = await open({ serviceWorkers: "allow" });
  await waitForController(page);
  await withSaveData(page.context());
  await goTo(page, "/faq");
  await waitForHydration(page);
  await waitForScreen(page, screens.faq.title);
});

test("for a visitor who saves data nothing moves, and nothing loads without a tap", async () => {
  const requested: string[] = [];
  const page = await open({
    serviceWorkers: "allow",
    prepare: async (context) => {
      await withSaveData(context);
      await context.clock.install();
      context.on("request", (request) => requested.push(request.url()));
    },
  });
  const firstSlide = page.getByRole("heading", { name: slideshow.slides[0].title });
  await firstSlide.waitFor();
  await page.clock.runFor(30_000);
  await waitForIdle(page);
  assert.ok(await firstSlide.isVisible());
  assert.is(await page.getByRole("button", { name: slideshow.controls.pause }).count(), 0);

  await goTo(page, "/contact-us");
  await page.getByRole("link", { name: map.link.label }).waitFor();
  await page.getByLabel("Message").fill("Good morning");
  await waitForIdle(page);
  assert.equal(
    requested.filter((address) => address.endsWith(".js")),
    [],
  );

  // A visitor who is logged in has the script.
  await page.evaluate(storeItems, sessionItems({ name: "Musu Kollie" }));
  await page.reload();
  await waitForHydration(page);
  await page.getByRole("heading", { name: map.heading }).scrollIntoViewIfNeeded();
  await waitForIdle(page);
  const isTooMuch = (address: string) => /lazy-screens/.test(address) || address.startsWith(MAP);
  assert.equal(requested.filter(isTooMuch), []);
  assert.is(await page.getByTitle(map.heading).count(), 0);
  const workers = () => navigator.serviceWorker.getRegistrations();
  assert.equal(await page.evaluate(workers), [], "a service worker would cache the whole site");
});

test.run();
