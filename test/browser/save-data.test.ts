/**
 * Visitors who save data don't pay for scripts, a map, a service worker and slides that they didn't
 * ask for.
 */
import { cp } from "node:fs/promises";
import { resolve } from "node:path";
import type { BrowserContext } from "playwright-core";
import * as assert from "uvu/assert";
import * as company from "../../src/content/company.ts";
import * as map from "../../src/content/map.ts";
import { barWords } from "../../src/content/navigation.ts";
import { slideshow } from "../../src/content/slides.ts";
import { screens } from "../../src/screen-table.ts";
import { waitForHydration } from "../../src/tools/browser/page-controls.ts";
import { MAP } from "../../src/tools/browser/site.ts";
import { compress } from "../../src/tools/start/compress.ts";
import { startStaticServer } from "../../src/tools/start/static-server.ts";
import { fromEnvironment } from "../helpers/environment.ts";
import {
  goTo,
  waitForImage,
  waitForPaint,
  waitForScreen,
  withConnection,
  withSaveData,
  withSession,
} from "../helpers/page.ts";
import { INFORMATION_SCREENS } from "../helpers/screens.ts";
import { waitForIdle, waitForServiceWorker } from "../helpers/service-worker.ts";
import { siteSuite } from "../helpers/site-suite.ts";

const folder = resolve(fromEnvironment("RUN_FOLDER"), "save-data");
await cp(fromEnvironment("SITE"), folder, { recursive: true });
await compress(folder);

let bytes = 0;
const { test, open } = siteSuite("data saver", "/", folder, (options) =>
  startStaticServer({
    ...options,
    onBody: (length) => {
      bytes += length;
    },
  }),
);

test("a visitor who saves data reads every information screen for at most 25 KB and no script", async () => {
  bytes = 0;
  const scripts: string[] = [];
  const page = await open({
    prepare: async (context) => {
      await withSaveData(context);
      context.on("request", (request) => {
        if (request.resourceType() === "script") scripts.push(request.url());
      });
    },
  });
  for (const [route, heading] of INFORMATION_SCREENS) {
    await page.evaluate((hash) => window.location.assign(hash), `#${route}`);
    await page.locator("main h1:visible").filter({ hasText: heading }).waitFor();
  }
  await page.waitForLoadState("networkidle");
  assert.equal(scripts, []);
  assert.is(await page.locator("link[rel=preconnect]").count(), 0);
  assert.ok(bytes > 10_000 && bytes <= 25_000, `${bytes} bytes`);
});

test("a cached script runs at once for a visitor who saves data", async () => {
  const page = await open({ serviceWorkers: "allow" });
  await waitForServiceWorker(page);
  await withSaveData(page.context());
  await goTo(page, "/faq");
  await waitForHydration(page);
  await waitForScreen(page, screens.faq.title);
});

test("a logged-in visitor who saves data can log out from an information screen", async () => {
  const page = await open({
    route: "/faq",
    size: "desktop",
    prepare: async (context) => {
      await withSaveData(context);
      await withSession("Ama")(context);
    },
  });
  await page.getByRole("button", { name: barWords.logout }).click();
  await waitForScreen(page, screens.home.title);
});

test("no map, lazy script or service worker loads, and no slide advances, for a visitor who saves data", async () => {
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
  assert.is(await page.getByRole("button", { name: "Pause the slides" }).count(), 0);

  await goTo(page, "/contact-us");
  await page.getByRole("link", { name: map.link.label }).waitFor();
  const place = page.locator("div:has(> noscript)");
  await place.getByText(company.landmark).waitFor();
  await page.getByLabel("Message").fill("Good morning");
  await waitForIdle(page);
  assert.not(requested.some((address) => address.endsWith(".js")));

  // A visitor who is logged in has the script, which adds the map's button.
  await page.evaluate(() => {
    localStorage.setItem("token", "a-token");
    localStorage.setItem("user", "{}");
  });
  await page.reload();
  const show = page.getByRole("button", { name: map.show });
  await show.scrollIntoViewIfNeeded();
  await page.getByText(map.dataUse).waitFor();
  const isTooMuch = (address: string) => /lazy-screens/.test(address) || address.startsWith(MAP);
  assert.not(requested.some(isTooMuch));
  const fetched = page.waitForRequest(`${MAP}/**`);
  await show.click();
  await page.getByTitle(map.heading).waitFor();
  await fetched;
  assert.is(await page.evaluate(() => document.activeElement?.localName), "iframe");
  await waitForIdle(page);
  const workers = () => navigator.serviceWorker.getRegistrations();
  assert.equal(await page.evaluate(workers), [], "a service worker would cache the whole site");
});

test("on a 3g connection everything loads without a tap, and stays when the connection becomes slow", async () => {
  const page = await open({
    prepare: (context) =>
      context.addInitScript(() => {
        const connection = Object.assign(new EventTarget(), { effectiveType: "3g" });
        Object.defineProperty(navigator, "connection", { value: connection });
      }),
  });
  for (const [route, shown] of [
    ["/", page.getByRole("button", { name: "Pause the slides" })],
    ["/contact-us", page.getByTitle(map.heading)],
  ] as const) {
    const script = page.waitForResponse("**/lazy-screens-*.js");
    await goTo(page, route);
    await script;
    await shown.waitFor();
    await page.evaluate("navigator.connection.effectiveType = '2g'");
    await page.evaluate("navigator.connection.dispatchEvent(new Event('change'))");
    await waitForPaint(page);
    assert.ok(await shown.isVisible(), route);
  }
});

test("a picture has the same address at every connection speed", async () => {
  const addresses = new Set<string>();
  for (const connection of [{ effectiveType: "4g" }, { effectiveType: "2g" }, { saveData: true }]) {
    const prepare = (context: BrowserContext) => withConnection(context, connection);
    const page = await open({ route: "/news", prepare });
    addresses.add(await waitForImage(page));
  }
  assert.is(addresses.size, 1, [...addresses].join());
});

test.run();
